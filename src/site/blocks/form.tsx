import type { ReactNode } from 'react';

import {
  getClosedWords,
  getForm,
  getMadeForm,
  getQuotePage,
  getSiteSettings,
  getSmallWords,
  listDocuments,
  listIndustries,
  type ClosedWords,
  type WordedForm,
} from '../content';
import { FormSection } from '../sections/form-section';
import { Contact } from '../sections/home/contact';
import { NextSteps } from '../sections/quote/next-steps';
import type { FormName } from '@/forms';
import type { FormBlock } from '@/payload-types';

import type { BlockProps } from './block-props';

/** What stands below the introduction of a form. */
const belowIntro: Partial<Record<FormName, () => Promise<ReactNode>>> = {
  quote: async () => <NextSteps steps={(await getQuotePage()).nextSteps} />,
};

/** Its section is named after the form: a page has each form once. */
export async function FormPart({ block }: BlockProps<FormBlock>) {
  const { label, heading, intro, privacyNote } = block;
  const [words, part] = await Promise.all([getSmallWords(), partOf(block)]);
  if (part === null) return null;
  const { form, closed } = part;
  const shared = { words, form, label, heading, intro, privacyNote };
  if (block.form !== 'contact')
    return (
      <FormSection {...shared} closed={closed}>
        {await belowIntro[block.form]?.()}
      </FormSection>
    );
  const [settings, industries] = await Promise.all([getSiteSettings(), listIndustries()]);
  const { email, address, officeHours, placeholder } = settings;
  const buildings = industries.map(({ building }) => building);
  return <Contact {...shared} {...{ email, address, officeHours, placeholder, buildings }} />;
}

/** Null while the one that an editor made is not published. */
async function partOf({ form, made }: FormBlock): Promise<FormAndWords | null> {
  if (form !== 'custom') return { form: await getForm(form), closed: null };
  const id = typeof made === 'string' ? made : made?.id;
  const document = (await listDocuments('custom-forms')).find((each) => each.id === id);
  if (!document) return null;
  return { form: await getMadeForm(document), closed: await getClosedWords(document) };
}

interface FormAndWords {
  readonly form: WordedForm;
  readonly closed: ClosedWords | null;
}
