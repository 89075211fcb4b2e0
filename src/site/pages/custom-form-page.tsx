import { getClosedWords, getMadeForm } from '../content';
import { FormOrWords } from '../sections/form-or-words';
import { PrivacyNote } from '../sections/privacy-note';
import { documentPages, type DocumentProps } from './document-route';

/** The page of a form that an editor made. */
async function CustomFormPage({ document, words }: DocumentProps<'custom-forms'>) {
  const [form, closed] = await Promise.all([getMadeForm(document), getClosedWords(document)]);
  const { title, intro, privacyNote } = document;
  return (
    <div className="page-width opening-space pb-section">
      <h1 className="text-[clamp(42px,5vw,76px)] wrap-anywhere">{title}</h1>
      {intro ? <p className="mt-5 max-w-[60ch] text-lede text-pretty">{intro}</p> : null}
      <div className="mt-8 max-w-[820px] border-t-[18px] border-accent bg-sheet p-[clamp(20px,3vw,48px)] max-sm:-mx-page">
        <FormOrWords
          {...{ form, closed }}
          note={<PrivacyNote words={words} text={privacyNote} />}
        />
      </div>
    </div>
  );
}

export const customFormPages = documentPages('custom-forms', CustomFormPage);
