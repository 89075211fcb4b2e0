import { afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { drawnFromHeader, stateIn } from '@/platform/payload/panel/drawn-from';

import { payload } from '../../../support/payload';
import { rest } from '../../../support/rest';
import { signedInEditor } from '../../../support/staff/editor';

let ada: Record<string, string>;
let industry: string;
beforeAll(async () => {
  ada = await signedInEditor();
  const where = { slug: { equals: 'aviation' } };
  const { docs } = await payload.find({ collection: 'industries', where, depth: 0 });
  industry = docs[0]?.id ?? '';
});

const shown = z.looseObject({ intro: z.string(), updatedAt: z.string() });
type Shown = z.output<typeof shown>;
const answered = z.object({ doc: shown.optional(), result: shown.optional() });

const all = { pagination: false, depth: 0, sort: 'updatedAt' } as const;
const places = {
  'an industry': {
    path: () => `industries/${industry}`,
    address: () => `/industries/${industry}`,
    method: 'PATCH',
    versions: async () => {
      const where = { parent: { equals: industry } };
      const { docs } = await payload.findVersions({ collection: 'industries', where, ...all });
      return docs.map(({ version }) => version.intro);
    },
  },
  'a page': {
    path: () => 'globals/quote-page',
    address: () => '/globals/quote-page',
    method: 'POST',
    versions: async () => {
      const { docs } = await payload.findGlobalVersions({ slug: 'quote-page', ...all });
      return docs.map(({ version }) => version.intro);
    },
  },
} as const;
type Place = (typeof places)[keyof typeof places];

const open = async ({ address }: Place): Promise<Shown> =>
  shown.parse(
    await (await rest('GET', `${address()}?draft=true&depth=0`, { headers: ada })).json(),
  );

interface Save extends Partial<Pick<Place, 'path'>> {
  form: Shown;
  intro: string;
  /** Sent as somebody leaves: it does not say of which state its form is. */
  isLast?: boolean;
  status?: 'draft' | 'published';
}

const save = ({ address, method, path }: Place, { form, intro, isLast, status = 'draft' }: Save) =>
  rest(method, `${address()}?depth=0${status === 'draft' ? '&draft=true&autosave=true' : ''}`, {
    headers: isLast ? ada : { ...ada, [drawnFromHeader]: stateIn(path(), form.updatedAt) },
    body: { ...form, intro, _status: status },
  });

const savedBy = async (answer: Response): Promise<Shown> => {
  expect(answer.status).toBe(200);
  const { doc, result } = answered.parse(await answer.json());
  return shown.parse(doc ?? result);
};

let end: (() => Promise<unknown>) | undefined;
afterEach(() => end?.());

test.each(Object.entries(places))(
  'a form of %s that was opened before the last save takes nothing away',
  async (_, place) => {
    const [first, second] = [await open(place), await open(place)];
    const { intro: before } = first;
    end = async () => save(place, { form: await open(place), intro: before, status: 'published' });

    // Its own saves are not older, however many.
    let form = second;
    for (const intro of ['Harvest one.', 'Harvest two.'])
      form = await savedBy(await save(place, { form, intro }));

    // Neither here nor as somebody leaves is anybody refused, and what was written before stays among the versions.
    await savedBy(await save(place, { form: first, intro: 'Harvest of before.' }));
    await savedBy(await save(place, { form: await open(place), intro: 'Harvest three.' }));
    await savedBy(await save(place, { form: first, intro: 'Harvest left.', isLast: true }));
    const written = (await place.versions()).filter((intro) => intro.startsWith('Harvest'));
    expect(written).toEqual(['Harvest two.', 'Harvest three.', 'Harvest left.']);
  },
);

test('what a form says of one document counts for no other', async () => {
  const place = places['an industry'];
  const form = await open(place);
  const headers = { ...ada, [drawnFromHeader]: stateIn(places['a page'].path(), '2000-01-01') };
  const answer = await rest('PATCH', `${place.address()}?draft=true&autosave=true&depth=0`, {
    headers,
    body: { ...form, _status: 'draft' },
  });
  expect(answer.status).toBe(200);
  end = () => save(place, { form, intro: form.intro, status: 'published', isLast: true });
});
