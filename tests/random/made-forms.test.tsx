import { build } from 'esbuild';
import fc from 'fast-check';
import type { TypedUser } from 'payload';
import { chromium, type Browser, type Page } from 'playwright';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import SubmissionForm from '@/forms/draw/submission-form.island';
import type { ShownForm } from '@/forms/definition';
import { readRecord, type MadeRecord } from '@/forms/made/record';
import { exportSubmissions } from '@/inbox/export';
import { parseView } from '@/inbox/list/inbox-view';
import { csvRow } from '@/platform/csv';
import { findMadeForm, refreshForms } from '@/submissions/made/known-forms';
import { submitMade } from '@/submissions/submit';
import { formWords, textsOf } from '@/words';

import { browserLaunchOptions } from '../run/browser.mjs';
import { randomForm, type Filling, type Judged } from '../support/made-forms/random-form';
import { payload, userWithRole } from '../support/payload';

const forms = 2000;
/** Each made form is read again with all others. */
const atOnce = 50;
const seed = Number(process.env.RANDOM_SEED ?? 20261127);

const asServer = {
  overrideAccess: true,
  depth: 0,
  context: { disableRevalidate: true },
} as const;
const words = textsOf(formWords).both;
const Form = SubmissionForm.component;

let browser: Browser;
let page: Page;
let script: string;
let admin: TypedUser;

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['tests/support/made-forms/in-browser.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  script = outputFiles[0]?.text ?? '';
  admin = await userWithRole('admin');
  browser = await chromium.launch(await browserLaunchOptions());
  page = await browser.newPage();
  await page.addScriptTag({ content: script });
});
afterAll(async () => {
  await browser.close();
});

const judge = (shown: ShownForm, filling: Filling, html: string): Promise<Judged> =>
  page.evaluate(
    ([form, given, markup]) => {
      document.body.innerHTML = markup;
      return window.judge(form, given);
    },
    [shown, filling, html] as const,
  );

const send = (slug: string, init: RequestInit) =>
  submitMade(
    slug,
    new Request(`http://localhost:3000/api/forms/${slug}`, { method: 'POST', ...init }),
  );

const receipt = z.object({ id: z.string() });
const refusal = z.object({ error: z.object({ fields: z.record(z.string(), z.string()) }) });

const rowOf = async (id: string) =>
  readRecord(
    (await payload.findByID({ collection: 'custom-submissions', id, ...asServer })).record,
  );

const fileOf = async (format: 'csv' | 'json') =>
  new Response(exportSubmissions(parseView({ tab: 'custom' }), admin, format)).text();

const exported = z.array(z.looseObject({ id: z.string(), record: z.unknown() }));

test(
  'browser, door and exports agree on every form that an editor could make',
  { timeout: 3_600_000 },
  async () => {
    const all = fc.sample(randomForm, { numRuns: forms, seed });
    let accepted = 0;
    for (let from = 0; from < all.length; from += atOnce) {
      const some = all.slice(from, from + atOnce);
      const made = [];
      for (const [at, { title, questions }] of some.entries())
        made.push(
          await payload.create({
            collection: 'custom-forms',
            data: {
              ...{ title, questions, slug: `random-${from + at}`, _status: 'published' },
              ...{
                submit: 'Send',
                thanksTitle: 'Thanks',
                thanksText: 'Thanks.',
                privacyNote: 'Note.',
              },
            },
            ...asServer,
          }),
        );
      await refreshForms();
      const taken: Taken[] = [];
      for (const [at, { filling }] of some.entries()) {
        const doc = made[at];
        const which = `form ${from + at} of seed ${seed}`;
        const one = doc && (await agree(doc.id, doc.slug, filling, which));
        if (one) taken.push(one);
      }
      await agreeInFiles(taken);
      accepted += taken.length;
      const ids = { in: made.map(({ id }) => id) };
      await payload.delete({
        collection: 'custom-forms',
        where: { id: ids },
        trash: true,
        ...asServer,
      });
      await payload.delete({
        collection: 'custom-submissions',
        where: { formId: ids },
        ...asServer,
      });
    }
    // A generator that writes nothing acceptable would prove nothing.
    expect(accepted).toBeGreaterThan(forms / 10);
    expect(accepted).toBeLessThan(forms);
  },
);

interface Taken {
  readonly form: string;
  readonly which: string;
  readonly record: MadeRecord;
}

/** @returns undefined where browser and door refuse the answers, in the same words */
async function agree(
  form: string,
  slug: string,
  filling: Filling,
  which: string,
): Promise<Taken | undefined> {
  const { made } = await findMadeForm(slug);
  if (!made) throw new Error(`${which} is not known.`);
  const { shown } = made;
  const html = renderToStaticMarkup(<Form form={shown} words={words} />);
  const judged = await judge(shown, filling, html);
  expect(judged.drawn, which).toBe(shown.fields.length);
  for (const { label, kind } of shown.fields)
    if (kind !== 'hidden') expect(judged.labelled.join('\n'), which).toContain(label);

  const json = { 'Content-Type': 'application/json', Accept: 'application/json' };
  const byScript = await send(slug, { headers: json, body: JSON.stringify(judged.body) });
  const plain = await send(slug, { body: new URLSearchParams(judged.plain) });
  const wrong = Object.fromEntries(judged.errors.map(({ name, message }) => [name, message]));
  if (judged.errors.length > 0) {
    expect([byScript.status, plain.status], which).toEqual([422, 422]);
    expect(refusal.parse(await byScript.json()).error.fields, which).toEqual(wrong);
    return undefined;
  }
  expect([byScript.status, plain.status], `${which} ${await byScript.clone().text()}`).toEqual([
    201, 303,
  ]);
  expect(judged.refused, which).toEqual([]);
  const { id } = receipt.parse(await byScript.json());
  const record = await rowOf(id);
  if (!record) throw new Error(`${which} is not kept.`);
  return { form, which, record };
}

/** Of a form that was sent by both ways, both rows say the same, whether two or one that came twice. */
async function agreeInFiles(taken: readonly Taken[]) {
  const rows = exported.parse(JSON.parse(await fileOf('json')));
  const csv = await fileOf('csv');
  for (const { form, which, record } of taken) {
    const own = rows.map((row) => readRecord(row.record)).filter((each) => each?.form === form);
    expect(own.length, which).toBeGreaterThan(0);
    // How it was sent is told by `sent`, which differs from one way to the other.
    for (const each of own)
      expect({ ...each, sent: undefined }, which).toEqual({ ...record, sent: undefined });
    for (const { words: answer } of record.asked)
      expect(csv, which).toContain(csvRow([answer || null]).trimEnd());
  }
}

declare global {
  interface Window {
    judge: (form: ShownForm, filling: Filling) => Judged;
  }
}
