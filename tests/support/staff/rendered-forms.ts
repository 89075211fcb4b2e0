import type { Page } from 'playwright/test';

import { staff } from '../site';

/** One way to send a form of a page: its fields as the server rendered them, and one of its buttons. */
export interface Post {
  /** The page and the button, for whoever reads a failure. */
  readonly label: string;
  readonly address: string;
  readonly fields: readonly (readonly [string, string])[];
}

/**
 * Every way to post each form of a page, as a browser without scripts would do it: with its hidden
 * fields, its ticks set, another choice taken, its texts and days filled in, and the admin's password.
 * @param tick of boxes with several values, the one to tick
 */
export async function postsOf(
  page: Page,
  { address, html, tick }: { address: string; html: string; tick: string },
): Promise<Post[]> {
  const posts = await page.evaluate(
    ({ source, ticked, nextWeek, password }) => {
      function valueOf(control: Element, form: HTMLFormElement): [string, string][] {
        if (control instanceof HTMLTextAreaElement) return [[control.name, 'Written by a test']];
        if (control instanceof HTMLSelectElement) {
          const others = [...control.options].filter(({ selected, value }) => !selected && value);
          return [[control.name, others[0]?.value ?? control.value]];
        }
        if (!(control instanceof HTMLInputElement) || !control.name) return [];
        if (control.type === 'password') return [[control.name, password]];
        if (control.type === 'date') return [[control.name, nextWeek]];
        if (control.type === 'text') return [[control.name, control.value || 'Written by a test']];
        if (control.type !== 'checkbox') return [[control.name, control.value]];
        const isOne = form.querySelectorAll('input[type=checkbox]').length > 0;
        return isOne || control.value === ticked ? [[control.name, control.value]] : [];
      }

      const page = new DOMParser().parseFromString(source, 'text/html');
      return [...page.forms]
        .filter(({ method }) => method === 'post')
        .flatMap((form) => {
          const controls = [...form.elements];
          const fields = controls.flatMap((control) => valueOf(control, form));
          const buttons = controls.filter(
            (control) => control instanceof HTMLButtonElement && control.type === 'submit',
          );
          return buttons.map((button) => {
            const name = button.getAttribute('name');
            const own: [string, string][] = name
              ? [[name, button.getAttribute('value') ?? '']]
              : [];
            return {
              action: form.getAttribute('action') ?? '',
              words: (button.getAttribute('aria-label') ?? button.textContent).trim(),
              fields: [...fields, ...own],
            };
          });
        });
    },
    { source: html, ticked: tick, nextWeek: inDays(7), password: staff.admin.password },
  );
  const made = posts.map(({ action, words, fields }): Post => {
    const to = action === '' ? address : new URL(action, `http://site${address}`);
    const where = typeof to === 'string' ? to : `${to.pathname}${to.search}`;
    return { label: `${words} on ${address}`, address: where, fields };
  });
  return [...new Map(made.map((post) => [identity(post), post])).values()];
}

const inDays = (days: number): string =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** An open submission stands on its page twice, for narrow screens and for wide ones. */
function identity({ label, fields }: Post): string {
  const told = fields.filter(([name]) => !/^\$ACTION_(REF|KEY)/.test(name));
  const values = told.map(([name, value]) => [name.replace(/^\$ACTION_\d+/, ''), value]);
  return JSON.stringify([label, values]);
}

/** Sends it; a page of this site did so, unless `origin` says otherwise. */
export function send(
  { address, fields }: Post,
  { cookie, origin = process.env.BASE_URL ?? '' }: { cookie: string; origin?: string },
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return fetch(new URL(address, process.env.BASE_URL), {
    method: 'POST',
    headers: { Cookie: cookie, Origin: origin },
    body,
    redirect: 'manual',
  });
}
