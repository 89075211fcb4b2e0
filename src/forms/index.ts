import { contactForm } from './contact';
import { quoteForm } from './quote';

export type {
  ChoiceField,
  FormDefinition,
  FormField,
  Option,
  SubmissionValues,
} from './definition';
export { openStatuses, statuses, type Status } from './status';
export { contactForm, quoteForm };

/** By name. */
export const forms = { contact: contactForm, quote: quoteForm } as const;
