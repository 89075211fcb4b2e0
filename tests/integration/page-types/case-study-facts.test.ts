import '../../support/without-next';

import { text } from 'node:stream/consumers';

import { prerenderToNodeStream } from 'react-dom/static';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Project } from '@/payload-types';
import { caseStudyPages } from '@/site/pages/case-study-page';

import { logNowhere, payload } from '../../support/payload';
import { rest } from '../../support/rest';
import { refusal, signedInEditor } from '../../support/staff/editor';

// Refusals have their lines.
logNowhere();

let headers: Record<string, string>;
let project: Project;
beforeAll(async () => {
  headers = await signedInEditor();
  const where = { hasCaseStudy: { equals: true } };
  const { docs } = await payload.find({ collection: 'projects', where, limit: 1, depth: 0 });
  if (!docs[0]) throw new Error('The seed has no case study');
  project = docs[0];
});

const publish = (facts: unknown) =>
  rest('PATCH', `/projects/${project.id}`, {
    headers,
    body: { caseStudy: { ...project.caseStudy, facts }, _status: 'published' },
  });
afterAll(() => publish(project.caseStudy?.facts ?? []));

const drawn = async () =>
  text((await prerenderToNodeStream(await caseStudyPages.draw(project.slug))).prelude);

const fact = { label: 'Quibblewort', value: 'From 5 to 1' };

test('a case study opens with its facts, before its first picture', async () => {
  expect((await publish([fact])).status).toBe(200);
  const html = await drawn();
  expect(html).toMatch(/<dl [^]*<dt[^>]*>Quibblewort<\/dt><dd[^>]*>From 5 to 1<\/dd>[^]*<\/dl>/);
  expect(html.indexOf('<dl')).toBeGreaterThan(html.indexOf('</h1>'));
  expect(html.indexOf('</dl>')).toBeLessThan(html.indexOf('<img'));
});

test('without facts there is no list of them', async () => {
  expect((await publish([])).status).toBe(200);
  expect(await drawn()).not.toContain('<dl');
});

test('there are six at the most, and a label stands for nothing without its value', async () => {
  expect((await publish(Array(6).fill(fact))).status).toBe(200);
  for (const [facts, path] of [
    [Array(7).fill(fact), 'caseStudy.facts'],
    [[{ label: 'Live since' }], 'caseStudy.facts.0.value'],
  ] as const) {
    const answer = await publish(facts);
    expect([path, answer.status]).toEqual([path, 400]);
    const { errors } = refusal.parse(await answer.json());
    expect(errors[0]?.data?.errors[0]?.path).toBe(path);
  }
});
