import type { WordedForm } from '../../content';

import { ReferenceLine } from './reference-line';

interface MadeThanksProps {
  id: string;
  form: WordedForm;
}

/** What takes the place of a form that editors made once it is sent; the form shows it (thank-you-view.ts). */
export function MadeThanks({ id, form: { form, words } }: MadeThanksProps) {
  const { title, text } = form.texts.success;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="peer hidden data-shown:block">
      <h2
        id={`${id}-heading`}
        tabIndex={-1}
        className="text-[clamp(26px,3vw,36px)] outline-none wrap-anywhere"
      >
        {title}
      </h2>
      <p className="mt-4 text-pretty whitespace-pre-line">{text}</p>
      <ReferenceLine words={words.yourReference} />
    </section>
  );
}
