import type { Page } from 'playwright/test';

import type { QuestionKind } from '@/forms/made/document';

import { main } from '../pages/without-javascript';
import { expect } from '../site';
import { file, questionsIn, steps } from './fair';

interface Question {
  readonly kind: QuestionKind;
  readonly label: string;
}

interface File {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/**
 * Answers a question of a made form, as somebody with the page before them.
 * @param given as it is stored: each of several on a line, anything for a tick
 */
export async function answer(
  page: Page,
  { kind, label }: Question,
  given: string,
  chosen: File,
): Promise<void> {
  const control = page.getByLabel(label, { exact: false }).first();
  switch (kind) {
    case 'heading':
    case 'hidden':
    case 'step':
      return;
    case 'radios':
    case 'several':
      for (const option of given.split('\n'))
        await page.getByRole('group', { name: label }).getByLabel(option).first().check();
      return;
    case 'checkbox':
    case 'consent':
      return control.check();
    case 'choice':
      return void (await control.selectOption(given));
    case 'file':
      return control.setInputFiles(chosen);
    default:
      return control.fill(given);
  }
}

export const stepHeading = (page: Page) =>
  main(page).getByRole('heading', { level: 2, name: /^Step/ });

/**
 * Fills in the form of the fair, step by step, and sends it.
 * @param look what to do with each step once it is answered
 */
export async function fillInFair(page: Page, look?: () => Promise<void>): Promise<void> {
  for (const [at, step] of steps.entries()) {
    await expect(stepHeading(page)).toHaveText(`Step ${at + 1} of ${steps.length} ${step}`);
    for (const { stored, answer: words = '', ...question } of questionsIn(step))
      await answer(page, question, stored ?? words, file);
    await look?.();
    const next = at < steps.length - 1 ? 'Next' : 'Send';
    await main(page).getByRole('button', { name: next, exact: true }).click();
  }
}
