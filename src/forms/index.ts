export type {
  ChoiceField,
  FormDefinition,
  FormField,
  Option,
  SubmissionValues,
} from './definition';
export { contactForm } from './contact';
export { quoteForm } from './quote';
