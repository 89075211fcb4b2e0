import { staffAccounts, type AbusedSite } from './abused-site';

/** The browser of an admin who is signed in, and has opened a page of another site. */
export interface Victim {
  readonly site: AbusedSite;
  readonly cookie: string;
  /** Of a link for a new password. */
  readonly resetToken: string;
}

/** What is not refused may do no harm. */
export interface ForeignRequest {
  readonly what: string;
  readonly wanted: 403 | 'harmless';
  readonly send: (victim: Victim) => Promise<Response>;
}

export const elsewhere = { Origin: 'https://elsewhere.example' };
export const written = '/api/globals/not-found-page';
const heading = { heading: 'Written by another site' };

/** A write of an admin's, which only its headers tell from one that is meant. */
export const write = ({ site, cookie }: Victim, headers: Record<string, string>) =>
  site.call('POST', written, { cookie, headers, body: heading });

const asForm = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

/** As a form on any page can be sent. */
export const signInByForm = ({ site }: Victim, headers: Record<string, string>) =>
  site.call('POST', '/api/users/login', {
    headers,
    body: asForm({ _payload: JSON.stringify(staffAccounts.admin) }),
  });

/** Sends it as it is, of a kind that a browser sends for another site without asking first. */
const send = (
  { site, cookie }: Victim,
  at: string,
  [type, body]: readonly [type: string, body: string],
  headers: Record<string, string> = {},
) =>
  fetch(new URL(at, site.url), {
    method: 'POST',
    redirect: 'manual',
    headers: { Cookie: cookie, ...elsewhere, 'Content-Type': type, ...headers },
    body,
  });

const refused = (what: string, sends: ForeignRequest['send']): ForeignRequest => ({
  what,
  wanted: 403,
  send: sends,
});
const harmless = (what: string, sends: ForeignRequest['send']): ForeignRequest => ({
  what,
  wanted: 'harmless',
  send: sends,
});

const origins: readonly (readonly [what: string, (own: URL) => Record<string, string>])[] = [
  ['another site', () => elsewhere],
  ['a frame without an origin', () => ({ Origin: 'null' })],
  ['a sibling of the name', ({ host }) => ({ Origin: `http://evil.${host}` })],
  ['another port', () => ({ Origin: 'http://localhost:1' })],
  ['a name that begins with ours', ({ origin }) => ({ Origin: `${origin}.elsewhere.example` })],
  ['a name that has ours as its user', ({ origin }) => ({ Origin: `${origin}@elsewhere.example` })],
  ['our name in another scheme', ({ host }) => ({ Origin: `capacitor://${host}` })],
  ['two origins', ({ origin }) => ({ Origin: `${origin}, https://elsewhere.example` })],
  ['no origin, and a browser that says cross-site', () => ({ 'Sec-Fetch-Site': 'cross-site' })],
  ['no origin, and a browser that says same-site', () => ({ 'Sec-Fetch-Site': 'same-site' })],
];

const bodies: readonly ForeignRequest[] = [
  refused('JSON as plain text', (victim) =>
    send(victim, written, ['text/plain', JSON.stringify(heading)]),
  ),
  refused('JSON as a form', (victim) =>
    send(victim, written, [
      'application/x-www-form-urlencoded',
      new URLSearchParams({ _payload: JSON.stringify(heading) }).toString(),
    ]),
  ),
  refused('a form with parts', ({ site, cookie }) =>
    site.call('POST', written, {
      cookie,
      headers: elsewhere,
      body: asForm({ _payload: JSON.stringify(heading) }),
    }),
  ),
  refused('a POST that says it is a PATCH', (victim) =>
    send(victim, `${written}?_method=PATCH`, ['text/plain', JSON.stringify(heading)], {
      'X-HTTP-Method-Override': 'PATCH',
    }),
  ),
  refused('a picture', ({ site, cookie }) => {
    const body = asForm({ _payload: '{"alt":"Foreign"}' });
    body.set('file', new File(['x'], 'x.png', { type: 'image/png' }));
    return site.call('POST', '/api/media', { cookie, headers: elsewhere, body });
  }),
];

const toAccounts =
  (path: string, body: (victim: Victim) => object): ForeignRequest['send'] =>
  (victim) =>
    victim.site.call('POST', `/api/users${path}`, {
      cookie: path === '/login' ? '' : victim.cookie,
      headers: elsewhere,
      body: body(victim),
    });
export const newPassword = ({ resetToken }: Victim) => ({
  token: resetToken,
  password: 'gravel teapot 82 monsoon',
});
const nothing = () => ({});
const editor = () => staffAccounts.editor;

const accounts: readonly ForeignRequest[] = [
  refused('a sign-in as somebody else', toAccounts('/login', editor)),
  refused('a sign-out', toAccounts('/logout', nothing)),
  refused('a sign-out everywhere', toAccounts('/logout?allSessions=true', nothing)),
  refused('a longer session', toAccounts('/refresh-token', nothing)),
  refused(
    'a new admin',
    toAccounts('', () => ({ ...staffAccounts.editor, role: 'admin' })),
  ),
  refused('a link for a new password', toAccounts('/forgot-password', editor)),
  refused('a new password', toAccounts('/reset-password', newPassword)),
  refused('a sign-in as a form', (victim) => signInByForm(victim, elsewhere)),
  refused('the same, of a sibling', (victim) =>
    signInByForm(victim, { Origin: `http://evil.${new URL(victim.site.url).host}` }),
  ),
];

const mail = ['message/rfc822', 'To: x\r\n\r\n'] as const;
const others: readonly ForeignRequest[] = [
  refused('a message in a visitor’s name', (victim) =>
    send(victim, '/api/contact', [
      'application/x-www-form-urlencoded',
      'name=A&email=a@b.example&message=Hi',
    ]),
  ),
  refused('a mail that came in', (victim) => send(victim, '/api/incoming-mail', mail)),
  harmless('a mail that came in, without an origin or a signature', ({ site }) =>
    fetch(`${site.url}/api/incoming-mail`, {
      method: 'POST',
      headers: { 'Content-Type': mail[0] },
      body: mail[1],
    }),
  ),
  refused('a question of GraphQL', (victim) =>
    send(victim, '/api/graphql', ['application/json', '{"query":"{a}"}']),
  ),
];

const get =
  (at: string, headers: Record<string, string> = {}): ForeignRequest['send'] =>
  ({ site, cookie, resetToken }) =>
    site.call('GET', at.replace(':token', resetToken), {
      cookie,
      headers: { 'Sec-Fetch-Site': 'cross-site', ...headers },
    });

/** A link or a picture on another page makes a browser ask these. */
const reads: readonly ForeignRequest[] = [
  harmless('GET of a sign-out', get('/api/users/logout')),
  harmless('GET with what to write', get(`${written}?data=${JSON.stringify(heading)}`)),
  harmless(
    'GET that says it is a DELETE',
    get('/api/faqs?limit=1&_method=DELETE', { 'X-HTTP-Method-Override': 'DELETE' }),
  ),
  harmless('GET of a question of GraphQL', get('/api/graphql?query=mutation{a}')),
  harmless('GET of a link for a new password', get('/admin/new-password/:token')),
  harmless('a preview in a browser that is signed out', ({ site }) =>
    site.call('GET', '/cms/preview?path=/', { headers: { 'Sec-Fetch-Site': 'cross-site' } }),
  ),
];

export const foreignRequests: readonly ForeignRequest[] = [
  ...origins.map(([what, headers]) =>
    refused(`of ${what}`, (victim) => write(victim, headers(new URL(victim.site.url)))),
  ),
  ...bodies,
  ...accounts,
  ...others,
  ...reads,
];
