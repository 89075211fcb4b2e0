import type { ReactNode } from 'react';

import {
  getForm,
  getMadeForm,
  getQuotePage,
  getSiteSettings,
  getSmallWords,
  listDocuments,
  listIndustries,
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
  const [words, form] = await Promise.all([getSmallWords(), formOf(block)]);
  if (form === null) return null;
  const shared = { words, form, label, heading, intro, privacyNote };
  if (block.form !== 'contact')
    return <FormSection {...shared}>{await belowIntro[block.form]?.()}</FormSection>;
  const [settings, industries] = await Promise.all([getSiteSettings(), listIndustries()]);
  const { email, address, officeHours, placeholder } = settings;
  const buildings = industries.map(({ building }) => building);
  return <Contact {...shared} {...{ email, address, officeHours, placeholder, buildings }} />;
}

/** Null while the one that an editor made is not published. */
async function formOf({ form, made }: FormBlock): Promise<WordedForm | null> {
  if (form !== 'custom') return getForm(form);
  const id = typeof made === 'string' ? made : made?.id;
  const document = (await listDocuments('custom-forms')).find((each) => each.id === id);
  return document ? getMadeForm(document) : null;
}
