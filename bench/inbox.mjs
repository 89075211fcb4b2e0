/**
 * How long the inbox takes to answer. Fill it first (npm run seed:submissions -- 100000), then
 *   SERVER_URL=… ADMIN_EMAIL=… ADMIN_PASSWORD=… node bench/inbox.mjs [rounds]
 */
const { SERVER_URL = 'http://localhost:3000', ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = process.env;
const rounds = Number(process.argv[2] ?? 100);

const views = {
  'first view': '/admin',
  'first view, quotes': '/admin?tab=quote',
  'search, a name': '/admin?q=Whitlock',
  'search, two words': '/admin?tab=quote&q=oduya+invoices',
  'search, one of all': '/admin?tab=quote&q=sender31234',
  'search, nothing': '/admin?tab=quote&q=zeppelin',
  'search, two letters': '/admin?q=zz',
  filtered: '/admin?tab=quote&status=in-progress&projectType=portal&budget=50k%2B',
  'filtered by days': '/admin?tab=quote&from=2025-12-01&to=2026-01-31&status=replied',
  overdue: '/admin?tab=quote&show=overdue',
  'queue, open': '/admin?view=open',
  'queue, overdue': '/admin?view=overdue',
  'queue, set aside': '/admin?view=set-aside',
  'queue, done': '/admin?view=done',
  'search, mistyped': '/admin?view=open&q=Whitlokc',
  unread: '/admin?show=unread',
  'sorted by name': '/admin?tab=quote&sort=name',
  'a page far down':
    '/admin?after=00000000-0000-4000-8000-000000000000_2025-09-01T00%3A00%3A00.000Z',
};

const signedIn = await fetch(`${SERVER_URL}/api/users/login`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD }),
});
if (!signedIn.ok) throw new Error(`The sign-in answered ${signedIn.status}`);
const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';

/** @param {string} address */
async function answer(address) {
  const start = performance.now();
  const response = await fetch(SERVER_URL + address, { headers: { cookie } });
  const body = await response.text();
  const took = performance.now() - start;
  if (response.status >= 400 || body.includes('Failed to load submission data'))
    throw new Error(`${address} answered ${response.status}`);
  return took;
}

/** @param {number[]} times @param {number} share */
const quantile = (times, share) => times[Math.ceil(times.length * share) - 1] ?? 0;

for (const [name, address] of Object.entries({ ...views, 'is anything new?': '/admin/revision' })) {
  for (let warmUp = 0; warmUp < 5; warmUp += 1) await answer(address);
  const times = [];
  for (let round = 0; round < rounds; round += 1) times.push(await answer(address));
  times.sort((a, b) => a - b);
  const [median, p95] = [quantile(times, 0.5), quantile(times, 0.95)].map((ms) => ms.toFixed(0));
  process.stdout.write(`${name.padEnd(22)} median ${median} ms, p95 ${p95} ms\n`);
}
