import { contactForm } from '@/forms';

import { SubmissionForm } from './submission-form';

export function ContactForm() {
  return <SubmissionForm form={contactForm} />;
}
