import type { ReactNode } from 'react';

import {
  getClosedWords,
  getForm,
  getMadeForm,
  getQuotePage,
  getSiteSettings,
  getSmallWords,
  getWhoAnswers,
  listDocuments,
  listIndustries,
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
  if (block.form === 'custom') return <MadeFormPart block={block} />;
  const { label, heading, intro, privacyNote } = block;
  const [words, form] = await Promise.all([getSmallWords(), getForm(block.form)]);
  const shared = { words, form, label, heading, intro, privacyNote };
  if (block.form !== 'contact')
    return <FormSection {...shared}>{await belowIntro[block.form]?.()}</FormSection>;
  const [settings, industries, person] = await Promise.all([
    getSiteSettings(),
    listIndustries(),
    getWhoAnswers(),
  ]);
  const { email, telephone, address, officeHours, placeholder } = settings;
  const buildings = industries.map(({ building }) => building);
  const office = { email, telephone, address, officeHours, placeholder };
  return <Contact {...shared} {...office} {...{ buildings, person }} />;
}

/** Under its own words, or those of the part. Nothing while it is not published. */
async function MadeFormPart({ block }: { block: FormBlock }) {
  const { made, ownHeading, ownIntro } = block;
  const id = typeof made === 'string' ? made : made?.id;
  const document = (await listDocuments('custom-forms')).find((each) => each.id === id);
  if (!document) return null;
  const [words, form, closed] = await Promise.all([
    getSmallWords(),
    getMadeForm(document),
    getClosedWords(document),
  ]);
  const { title, intro, privacyNote } = document;
  return (
    <FormSection
      {...{ words, form, closed, privacyNote }}
      heading={ownHeading || title}
      intro={ownIntro || intro}
    />
  );
}
