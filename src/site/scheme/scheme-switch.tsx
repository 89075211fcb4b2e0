import { type Scheme, schemes } from './scheme';

type Paper = Readonly<Record<'light' | 'dark', string>>;

interface SchemeSwitchProps {
  words: Readonly<Record<Scheme | 'colourScheme', string>>;
  paper: Paper;
}

/** Light, dark, or as the device has it. Hidden where no script runs; `startSchemeSwitch` works it. */
export function SchemeSwitch({ words, paper }: SchemeSwitchProps) {
  return (
    <>
      <BrowserColours paper={paper} />
      <fieldset
        data-scheme-switch
        className="hidden flex-wrap items-center gap-x-4 in-data-scheme:flex"
      >
        <legend className="float-left py-2">{words.colourScheme}</legend>
        <div className="flex border border-deep-line">
          {schemes.map((scheme) => (
            <label
              key={scheme}
              className="relative flex min-h-11 items-center px-3.5 hover:text-deep-ink has-checked:bg-accent has-checked:font-[560] has-checked:text-accent-ink forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-deep-ink"
            >
              <input
                type="radio"
                data-late
                name="colour-scheme"
                value={scheme}
                defaultChecked={scheme === 'system'}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              {words[scheme]}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** The browser's own bar has the colour of the page below it. React puts these into the head. */
function BrowserColours({ paper }: { paper: Paper }) {
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={paper.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={paper.dark} />
    </>
  );
}
