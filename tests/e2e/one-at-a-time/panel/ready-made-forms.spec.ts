import type { Page } from 'playwright/test';
import { z } from 'zod';

import { readyMade, type ReadyMade } from '~/collections/custom-forms/ready-made';

import { answer } from '../../../support/made-forms/fill-in';
import { publish } from '../../../support/made-forms/in-panel';
import { forgetForms } from '../../../support/made-forms/published-fair';
import { violations } from '../../../support/pages/axe';
import { main } from '../../../support/pages/without-javascript';
import { expect, long, query, staff, test } from '../../../support/site';
import { formRuns } from '../../../support/staff/panel-form';
import { signInByRequest } from '../../../support/staff/staff-session';

type Asked = ReadyMade['content']['questions'][number];

const optionsOf = ({ options }: Asked): string[] => (options ?? '').split('\n');

/** What was asked and answered, of each who answered. */
const exported = z.array(
  z
    .object({
      record: z.object({ asked: z.array(z.object({ label: z.string(), answer: z.string() })) }),
    })
    .transform(({ record }) => record.asked.map(({ label, answer: given }) => [label, given])),
);

/** All that is asked is answered; a value that only the address could name is not. */
function answerTo(question: Asked): string {
  const answers: Partial<Record<Asked['kind'], string>> = {
    text: 'A few words',
    checkbox: 'yes',
    consent: 'yes',
    name: 'Ada Okafor',
    email: 'ada@quay.example',
    tel: '+49 30 901820',
    number: '3',
    date: '2026-12-24',
    'long-text': 'One line, “quoted”.\nAnd another.',
    hidden: '',
    file: '25 life.txt',
  };
  return answers[question.kind] ?? optionsOf(question)[0] ?? '';
}

const life = {
  name: 'life.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Twelve years of software.'),
};

/** Asked after the first option of everything. */
const isAsked = (question: Asked, all: readonly Asked[]): boolean => {
  const earlier = all.find(({ key }) => key === question.onlyIf);
  return !earlier || !question.onlyIfAnswer || optionsOf(earlier)[0] === question.onlyIfAnswer;
};

async function fillIn(page: Page, questions: readonly Asked[]) {
  for (const question of questions)
    if (isAsked(question, questions)) await answer(page, question, answerTo(question), life);
}

const send = (page: Page, { content }: ReadyMade) =>
  main(page).getByRole('button', { name: content.submit, exact: true }).click();

/** By mouse at the one width, by keyboard at the other. */
async function begin(page: Page, { name }: ReadyMade, byKeyboard: boolean) {
  await page.goto('/cms/collections/custom-forms/create');
  await formRuns(page);
  const button = page.getByRole('button', { name, exact: true });
  if (byKeyboard) await button.press('Enter');
  else await button.click();
  await expect(page.locator('#field-title')).not.toHaveValue('');
  await expect(button).toHaveCount(0);
}

test.beforeEach(({ request }) => forgetForms(request));
test.afterEach(({ request }) => forgetForms(request));

for (const [at, form] of readyMade.entries()) {
  const { title, questions, thanksTitle } = form.content;
  const width = at % 2 === 0 ? 1280 : 390;
  test(
    `${form.name}: an editor begins with it at ${width} px, publishes it, and it is answered`,
    { tag: long },
    async ({ page, browser }) => {
      await page.setViewportSize({ width, height: 900 });
      await signInByRequest(page, staff.editor);
      await begin(page, form, width < 1280);
      await publish(page, { press: (button) => button.click() });
      const [made] = await query('SELECT slug FROM custom_forms WHERE title = $1', [title]);

      for (const javaScriptEnabled of [true, false]) {
        const context = await browser.newContext({
          javaScriptEnabled,
          viewport: { width: javaScriptEnabled ? width : 320, height: 900 },
        });
        const visitor = await context.newPage();
        await visitor.goto(`/forms/${String(made?.slug)}`);
        await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
        if (javaScriptEnabled) expect(await violations(visitor)).toEqual([]);
        await fillIn(visitor, questions);
        await send(visitor, form);
        if (javaScriptEnabled)
          await expect(visitor.getByText('Your reference is F-').first()).toBeVisible();
        else await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(thanksTitle);
        await context.close();
      }

      await signInByRequest(page, staff.admin);
      const asked = questions.filter(
        (question) => question.kind !== 'heading' && isAsked(question, questions),
      );
      const file = await page.request.get('/admin/export?tab=custom&format=json');
      const given = asked.map(({ label, ...question }) => [
        label,
        answerTo({ label, ...question }),
      ]);
      expect(exported.parse(await file.json())).toEqual([given, given]);
      await page.goto('/admin?tab=custom');
      await expect(
        page.getByRole('row', { name: new RegExp(title.replace('?', '.')) }),
      ).toHaveCount(2);
    },
  );
}
