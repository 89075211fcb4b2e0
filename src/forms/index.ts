import { byName } from '@/platform/by-name';

import { contactForm } from './contact';
import { customForm } from './custom';
import type { AnyForm } from './definition';
import type { FormField } from './kinds';
import { quoteForm } from './quote';

export type { ShownForm, SubmissionValues } from './definition';
export type { FormField, Option } from './kinds';
export { priorities, type Priority } from './priority';
export { livingStatuses, openStatuses, statuses, type Status } from './status';
export { contactForm, customForm, quoteForm };

/** Every form of the site. A new one is its definition, and its name here. */
const registered = [contactForm, quoteForm, customForm] as const;

type Registered = (typeof registered)[number];

export type FormName = Registered['name'];

/** One of them. */
export interface FormDefinition extends AnyForm {
  readonly name: FormName;
  readonly collection: Registered['collection'];
}

/** In the order of the inbox's tabs. The first is the one that opens. */
export const formList: readonly [FormDefinition, ...FormDefinition[]] = registered;

export const formNames = formList.map(({ name }) => name);

export const forms = byName(formList, (form) => form);

/** Those whose questions stand in their definitions. */
export const writtenForms = formList.filter(({ isMade }) => isMade !== true);

/** What people read of it. */
export const readFields = ({ fields }: Pick<AnyForm, 'fields'>): FormField[] =>
  fields.filter(({ isInternal }) => isInternal !== true);
