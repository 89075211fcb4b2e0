import { expect, test } from 'vitest';

import { called, executablesIn, holesIn } from '../../support/abuse/executable';
import { scripts } from '../../support/submissions/payloads';

/** In an element's text these run nothing: they are for where something else stands around them. */
const elsewhere = (payload: string) =>
  !payload.includes('<') ||
  /^([&${]|<video poster|<link|<img src="javascript|<img\/src=x\/|<div style="animation)/.test(
    payload,
  );

test.each(scripts.filter((payload) => !elsewhere(payload)))('%s is seen in a page', (payload) => {
  const attack = payload.replaceAll('alert(1)', `${called}(1)`);
  expect(executablesIn(`<!doctype html><p>${attack}</p>`)).not.toEqual([]);
});

test.each([
  [
    'an attribute',
    (attack: string) => `<p title="${attack}">x</p>`,
    `" onmouseover="${called}(1)" x="`,
  ],
  [
    'an attribute in single quotes',
    (attack: string) => `<p title='${attack}'>x</p>`,
    `' autofocus onfocus='${called}(1)`,
  ],
  ['an address', (attack: string) => `<a href="${attack}">x</a>`, ` java\tscript:${called}(1)`],
  [
    'a script’s text',
    (attack: string) => `<script>var a="${attack}"</script>`,
    `";${called}(1);//`,
  ],
  [
    'a script’s template',
    (attack: string) => `<script>var a=\`${attack}\`</script>`,
    '${' + called + '(1)}',
  ],
  [
    'JSON',
    (attack: string) => `<script type="application/ld+json">{"a":"${attack}"}</script>`,
    `"}</script><script>${called}(1)</script>`,
  ],
  ['a page of a frame', () => '<iframe srcdoc="<script>1</script>"></iframe>', ''],
] as const)('an attack in %s is seen', (_where, page, attack) => {
  expect(executablesIn(page(attack))).not.toEqual([]);
});

test('an attack as text is nothing', () => {
  const text = `&lt;script&gt;${called}(1)&lt;/script&gt;`;
  const script = JSON.stringify(`<img onerror=${called}(1)>`).replaceAll('<', '\\u003c');
  expect(
    executablesIn(
      `<title>${text}</title><p title="${text}">${text}</p><script>f(${script})</script>`,
    ),
  ).toEqual([]);
});

test('a policy is read', () => {
  const policy = "script-src 'self' 'sha256-abc='; object-src 'none'; base-uri 'self'";
  expect(holesIn(policy)).toEqual([]);
  expect(holesIn(null)).not.toEqual([]);
  expect(holesIn(policy.replace("'self' 'sha", "'self' 'unsafe-inline' 'sha"))).toEqual([
    "'unsafe-inline'",
  ]);
});
