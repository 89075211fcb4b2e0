import { LayerStrip } from '../../drawings';
import { SectionHead } from '@/ui/section-head';
import type { Industry } from '@/payload-types';
import type { SmallWords } from '@/words';

interface SolutionCardsProps {
  words: SmallWords;
  heading: string;
  intro: string;
  solutions: Industry['solutions'];
  drawing: Industry['drawing'];
}

/** 2, 3 and 5 are printed so; every layer from 1 to 6 is 1–6. */
function numbers(replaces: number[]): string {
  const sorted = [...replaces].sort((a, b) => a - b);
  const [first] = sorted;
  const last = sorted.at(-1);
  const unbroken = first !== undefined && last === first + sorted.length - 1;
  return unbroken && sorted.length > 2 ? `${first}–${last}` : sorted.join(', ');
}

export function SolutionCards({ words, heading, intro, solutions, drawing }: SolutionCardsProps) {
  return (
    <section aria-labelledby="solutions" className="section-space">
      <div className="page-width">
        <SectionHead id="solutions" heading={heading} intro={intro} />
        <ul className="grid gap-x-[clamp(24px,3vw,48px)] gap-y-[clamp(44px,4.5vw,64px)] sm:grid-cols-2 nav:grid-cols-3">
          {solutions.map(({ title, description, standards, replaces }) => (
            <li key={title}>
              <LayerStrip layers={replaces} total={drawing.layers.length} seed={drawing.seed} />
              <p className="mt-3.5 text-small text-ink-soft stretch-86">
                {`${words.industries.replaces} `}
                <b className="ml-0.5 bg-accent px-1.5 py-0.5 font-[680] text-accent-ink">
                  {numbers(replaces)}
                </b>
              </p>
              <h3 className="mt-3.5 mb-2 text-[22px]">{title}</h3>
              <p className="max-w-[52ch]">{description}</p>
              {standards ? <p className="mt-2.5 text-small text-ink-soft">{standards}</p> : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
