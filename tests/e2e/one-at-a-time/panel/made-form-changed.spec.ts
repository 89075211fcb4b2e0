import { forgetForms } from '../../../support/made-forms/published-fair';
import { main } from '../../../support/pages/without-javascript';
import { expect, query, test } from '../../../support/site';

const name = { key: 'q0000000001', kind: 'name', label: 'Your name', required: true };
const email = { key: 'q0000000002', kind: 'email', label: 'Email', required: true };
const consent = { key: 'q0000000003', kind: 'consent', label: 'You may write to me' };
const other = { ...consent, label: 'You may telephone me' };
const why = { key: 'q0000000004', kind: 'text', label: 'Why do you come?', required: true };

test.beforeEach(({ request }) => forgetForms(request));
test.afterEach(({ request }) => forgetForms(request));

const kept = () => query('SELECT answers FROM custom_submissions');

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    const slug = javaScriptEnabled ? 'stay' : 'stay-without-a-script';
    // The browser itself says that it was refused.
    test.use({ javaScriptEnabled, expected: /status of 409/ });

    test('a form that changed while it was filled in comes back as it is now, with what was typed', async ({
      page,
      request,
    }) => {
      const made = await request.post('/api/custom-forms', {
        data: {
          ...{ title: 'A stay', slug, _status: 'published' },
          questions: [name, email, consent],
        },
      });
      expect(made.status(), await made.text()).toBe(201);
      await page.goto(`/forms/${slug}`);
      await page.getByLabel(name.label).fill('Ada Okafor');
      await page.getByLabel(email.label).fill('ada@quay.example');
      const changed = await request.patch(`/api/custom-forms?where[slug][equals]=${slug}`, {
        data: { slug: `other-${slug}`, questions: [name, email, why, other], _status: 'published' },
      });
      expect(changed.status(), await changed.text()).toBe(200);
      // The door looks at once for an address that it does not know.
      await request.post(`/api/forms/other-${slug}`, { data: {} });
      const send = main(page).getByRole('button', { name: 'Send', exact: true });
      await send.click();
      await expect(main(page).getByText('The form has changed meanwhile.')).toBeVisible();
      await expect(page.getByLabel(other.label)).toBeVisible();
      await expect(page.getByLabel(name.label)).toHaveValue('Ada Okafor');
      expect(await kept()).toEqual([]);
      await page.getByLabel(why.label).fill('To learn');
      await send.click();
      await expect(page.getByText(/Your reference is F-/).first()).toBeVisible();
      expect(await kept()).toEqual([
        { answers: 'Why do you come?: To learn\nYou may telephone me: No' },
      ]);
    });
  });
