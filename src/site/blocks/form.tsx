import { getForm, getQuotePage, getSiteSettings, getSmallWords, listIndustries } from '../content';
import { Contact } from '../sections/home/contact';
import { QuoteSection } from '../sections/quote/quote-section';
import type { FormBlock } from '@/payload-types';

import type { BlockProps } from './block-props';

/** Its section is named after the form: a page has each form once. */
export async function FormPart({ block }: BlockProps<FormBlock>) {
  const { label, heading, intro, privacyNote } = block;
  const [words, form] = await Promise.all([getSmallWords(), getForm(block.form)]);
  const shared = { words, form, label, heading, intro, privacyNote };
  if (block.form === 'quote') {
    const { nextSteps } = await getQuotePage();
    return <QuoteSection {...shared} nextSteps={nextSteps} />;
  }
  const [settings, industries] = await Promise.all([getSiteSettings(), listIndustries()]);
  const { email, address, officeHours, placeholder } = settings;
  const buildings = industries.map(({ building }) => building);
  return <Contact {...shared} {...{ email, address, officeHours, placeholder, buildings }} />;
}
