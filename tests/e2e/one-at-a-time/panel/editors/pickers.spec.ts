import { z } from 'zod';

import { expect, query, signInToPanel, test } from '../../../../support/site';
import { openNewForm } from '../../../../support/staff/panel-form';

const titled = z.object({ title: z.string() });

async function someProject(): Promise<string> {
  const [found] = await query(
    `SELECT title FROM projects WHERE _status = 'published' ORDER BY _order LIMIT 1`,
  );
  return titled.parse(found).title;
}

for (const by of ['mouse', 'keyboard'] as const)
  test(`a project is picked from its own list by ${by}, with its picture and its state`, async ({
    page,
  }) => {
    const project = await someProject();
    await page.setViewportSize({ width: 1280, height: 900 });
    await signInToPanel(page);
    await openNewForm(page, 'testimonials');
    const field = page.locator('#field-project');
    if (by === 'mouse') await field.locator('.rs__control').click();
    else {
      await field.getByRole('combobox').focus();
      await page.keyboard.press('ArrowDown');
    }
    const list = page.getByRole('dialog');
    const row = list.getByRole('row').filter({ hasText: project });
    await expect(row.locator('img')).toBeVisible();
    await expect(row).toContainText('Published');
    await expect(row.getByRole('button', { name: `Move: ${project}` })).toBeAttached();
    const name = row.getByRole('button', { name: project, exact: true });
    if (by === 'mouse') await name.click();
    else {
      await name.focus();
      await page.keyboard.press('Enter');
    }
    await expect(list).toBeHidden();
    await expect(field).toContainText(project);
  });
