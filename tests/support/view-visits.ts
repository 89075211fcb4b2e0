/** What a browser says of itself that is looked at by somebody. */
export const browserAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';

/** How many views are counted, as a statement. */
export const counted = 'SELECT coalesce(sum(views), 0)::int AS views FROM page_views';

/** Switches the counting on or off, as an owner does at /cms. */
export async function countViewsOn(site: string, counts: boolean): Promise<void> {
  const account = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD };
  const send = async (path: string, body: object, cookie = '') => {
    const headers = { 'Content-Type': 'application/json', Origin: site, Cookie: cookie };
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`${site}${path}`, sent);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  };
  const signedIn = await send('/api/users/login', account);
  const [cookie] = signedIn.headers.getSetCookie().map((each) => each.split(';')[0]);
  await send('/api/globals/view-counting', { counts, monthsKept: 25 }, cookie);
}
