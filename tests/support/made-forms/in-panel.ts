import type { Page } from 'playwright/test';

import { questionKinds, type QuestionKind } from '@/forms/made/document';

import { expect } from '../site';
import type { Hands } from './hands';
import { questions, title } from './fair';

const kindName = (kind: QuestionKind): string =>
  questionKinds.find(({ value }) => value === kind)?.label ?? kind;

/** Makes the form of the fair in the new document that is open, and publishes it. */
export async function makeFair(page: Page, hands: Hands): Promise<void> {
  const { press, write, tick } = hands;
  await write(page.locator('#field-title'), title);
  for (const at of questions.keys()) await addQuestion(page, hands, at);
  await press(page.getByRole('button', { name: 'What happens then' }));
  await tick(page.locator('#field-mailsAnswers'));
  await publish(page, hands);
}

async function addQuestion(page: Page, { press, write, tick, choose }: Hands, at: number) {
  const { kind = 'text', label = '', options, isRequired, onlyIf } = questions[at] ?? {};
  const field = (name: string) => page.locator(`#field-questions__${at}__${name}`);
  await press(page.getByRole('button', { name: 'Add Question' }));
  if (kind !== 'text') await choose(field('kind'), kindName(kind));
  await write(field('label'), label);
  if (options) await write(field('options'), options.join('\n'));
  if (isRequired) await tick(field('required'));
  if (!onlyIf) return;
  // Of the row itself, of its limits, and of its condition.
  await press(page.locator(`#questions-row-${at} .collapsible__toggle`).nth(2));
  await choose(field('onlyIf'), `${onlyIf.at + 1}. ${questions[onlyIf.at]?.label ?? ''}`);
  if (onlyIf.answer === undefined) return;
  // The options of that question are offered.
  const offered = field('onlyIfAnswer').locator('xpath=following::datalist[1]/option');
  expect(await offered.evaluateAll((all) => all.map((each) => each.getAttribute('value')))).toEqual(
    questions[onlyIf.at]?.options,
  );
  await write(field('onlyIfAnswer'), onlyIf.answer);
}

/** Publishes the form that is open. */
export async function publish(page: Page, { press }: Pick<Hands, 'press'>): Promise<void> {
  const published = page.waitForResponse(
    (answer) =>
      answer.url().includes('/api/custom-forms') &&
      answer.request().postData()?.includes('"_status":"published"') === true,
  );
  await press(page.getByRole('button', { name: 'Publish changes' }));
  expect((await published).status()).toBeLessThan(300);
}
