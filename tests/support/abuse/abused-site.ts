import { startOwnSite, type OwnSite } from '../sites/own-site';

type Call = (
  method: string,
  address: string,
  options?: { cookie?: string; headers?: Record<string, string>; body?: unknown },
) => Promise<Response>;

export interface AbusedSite extends OwnSite {
  readonly call: Call;
  /** Its answer is a cookie. */
  readonly signIn: (account: { email: string; password: string }) => Promise<string>;
}

export const staffAccounts = {
  admin: { email: process.env.ADMIN_EMAIL ?? '', password: process.env.ADMIN_PASSWORD ?? '' },
  editor: { email: process.env.EDITOR_EMAIL ?? '', password: process.env.EDITOR_PASSWORD ?? '' },
};

/** A site of its own, for those who send it what nobody should. */
export async function startAbusedSite(settings: Record<string, string> = {}): Promise<AbusedSite> {
  const site = await startOwnSite({
    SUBMISSION_RATE_LIMIT: '10000',
    LOGIN_RATE_LIMIT: '10000',
    ...settings,
  });
  const call: Call = (method, address, { cookie = '', headers = {}, body } = {}) =>
    fetch(new URL(address, site.url), {
      method,
      redirect: 'manual',
      headers: {
        ...(cookie === '' ? {} : { Cookie: cookie }),
        ...(body === undefined || body instanceof FormData
          ? {}
          : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
    });
  const signIn: AbusedSite['signIn'] = async (account) => {
    const answer = await call('POST', '/api/users/login', { body: account });
    const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0];
    if (!answer.ok || cookie === undefined)
      throw new Error(`The sign-in answered ${answer.status}`);
    return cookie;
  };
  return { ...site, call, signIn };
}
