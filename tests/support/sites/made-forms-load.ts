import { sessionCookie } from '../staff/session-cookie';
import type { Target } from './load';
import { until } from './until';

const email = { key: 'q00000000e1', kind: 'email', label: 'Email', required: true };

/** A form as an editor makes it, and what is answered to it. */
const forms = [
  {
    title: 'Open day',
    questions: [
      { key: 'q00000000a1', kind: 'name', label: 'Your name', required: true },
      email,
      { key: 'q00000000a2', kind: 'choice', label: 'From where?', options: 'Leeds\nYork\nHull' },
      { key: 'q00000000a3', kind: 'several', label: 'Days', options: 'Monday\nTuesday\nFriday' },
      { key: 'q00000000a4', kind: 'number', label: 'How many?', least: 1, most: 9 },
      { key: 'q00000000a5', kind: 'date', label: 'Since when?' },
      {
        ...{ key: 'q00000000a6', kind: 'long-text', label: 'What can you not eat?' },
        ...{ onlyIf: 'q00000000a3', onlyIfIs: 'is', onlyIfAnswer: 'Friday' },
      },
      { key: 'q00000000a7', kind: 'consent', label: 'You may write to me', required: true },
      { key: 'q00000000a8', kind: 'hidden', label: 'Campaign', parameter: 'campaign' },
    ],
    answers: (of: string) => ({
      ...{ q00000000a1: 'Load', q00000000e1: of, q00000000a2: 'York' },
      ...{ q00000000a3: ['Monday', 'Friday'], q00000000a4: '4', q00000000a5: '2026-11-02' },
      ...{ q00000000a6: `Nuts, says ${of}.`, q00000000a7: true, q00000000a8: 'autumn' },
    }),
  },
  { title: 'Newsletter', questions: [email], answers: (of: string) => ({ q00000000e1: of }) },
  {
    title: 'Tasting',
    opening: { most: 100_000 },
    questions: [email, { key: 'q00000000c1', kind: 'text', label: 'What else?', required: true }],
    answers: (of: string) => ({ q00000000e1: of, q00000000c1: 'Twice?' }),
  },
];

/** Has an editor publish three forms: one full of kinds, one short, and one that takes only so many. */
export async function publishLoadForms(url: string): Promise<Target> {
  const { EDITOR_EMAIL, EDITOR_PASSWORD } = process.env;
  const Cookie = await sessionCookie(url, { email: EDITOR_EMAIL, password: EDITOR_PASSWORD });
  const published = [];
  for (const { answers, ...form } of forms) {
    const slug = `load-${form.title.toLowerCase().replaceAll(' ', '-')}`;
    let said = '';
    // In its first seconds a process makes all pages anew.
    await until(async () => {
      const response = await fetch(`${url}/api/custom-forms`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie },
        body: JSON.stringify({ ...form, slug, _status: 'published' }),
      });
      said = response.ok ? '' : await response.text();
      return response.ok;
    });
    if (said !== '') throw new Error(said);
    published.push({ path: `/api/forms/${slug}`, answers });
  }
  return { table: 'custom_submissions', forms: published };
}
