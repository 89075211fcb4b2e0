import { contactForm } from './contact';
import { quoteForm } from './quote';

export type {
  ChoiceField,
  FormDefinition,
  FormField,
  Option,
  SubmissionValues,
} from './definition';
export { contactForm, quoteForm };

/** By name. */
export const forms = { contact: contactForm, quote: quoteForm } as const;
