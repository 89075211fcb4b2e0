import { afterEach, beforeAll, expect } from 'vitest';
import { z } from 'zod';

import { homeSections } from '~/collections/sections/home-sections';
import { industrySections } from '~/collections/sections/industry-sections';
import { inFirstOrder } from '~/collections/sections/own-section';

import { rest } from '../rest';
import { signedInEditor } from '../staff/editor';
import { seededIndustry } from './seeded-industry';

export type Rows = readonly { readonly blockType: string; readonly [field: string]: unknown }[];

export const rows = (...types: string[]): Rows => types.map((blockType) => ({ blockType }));

/** The sections of each page in their first order. */
export const home = homeSections.map(({ slug }) => slug);
export const industry = industrySections.map(({ slug }) => slug);

export const inHome = '/globals/home-page';

/** All but some, in their order. */
export const without = (types: readonly string[], ...left: string[]) =>
  types.filter((type) => !left.includes(type));

const withSections = z.object({ sections: z.array(z.object({ blockType: z.string() })) });

/** The sections that a visitor gets, in their order. */
export async function shown(path: string) {
  const { sections } = withSections.parse(await (await rest('GET', path)).json());
  return sections.map(({ blockType }) => blockType);
}

/** What an editor does with sections. After each test of the file they are in their first order. */
export function editSections() {
  let headers: Record<string, string>;
  let id: string;
  beforeAll(async () => {
    headers = await signedInEditor();
    ({ id } = await seededIndustry('aviation'));
  });
  /** Asks the API as that editor. */
  const ask = (method: string, path: string, body?: object) =>
    rest(method, path, { headers, body });
  const inIndustry = () => `/industries/${id}`;
  const saveHome = (sections: Rows, query = '') => ask('POST', `${inHome}${query}`, { sections });
  const saveIndustry = (sections: Rows) =>
    ask('PATCH', inIndustry(), { sections, _status: 'published' });
  afterEach(async () => {
    const body = { sections: inFirstOrder(homeSections), _status: 'published' };
    expect((await ask('POST', inHome, body)).status).toBe(200);
    expect((await saveIndustry(inFirstOrder(industrySections))).status).toBe(200);
  });
  return { ask, inIndustry, saveHome, saveIndustry };
}
