import { contactForm } from '..';

import { SubmissionForm } from '../draw/submission-form';

export function ContactForm() {
  return <SubmissionForm form={contactForm} />;
}
