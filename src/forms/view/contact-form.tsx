import { contactForm } from '..';

import { SubmissionForm } from './submission-form';

export function ContactForm() {
  return <SubmissionForm form={contactForm} />;
}
