import { contactForm } from '@/forms';

import { SubmissionForm } from './submission-form';
import { thankYouId } from './thank-you-view';

const { title, text } = contactForm.texts.success;

/** The contact form, and what takes its place when a browser without JavaScript comes back. */
export function ContactForm() {
  return (
    <div>
      <div
        id={thankYouId(contactForm.thankYou)}
        className="peer hidden border-t-[18px] border-one bg-paper p-[clamp(20px,3vw,48px)] target:block"
      >
        <h3 className="text-[24px]">{title}</h3>
        <p className="mt-2">{text}</p>
      </div>
      <SubmissionForm form={contactForm} className="peer-target:hidden" />
    </div>
  );
}
