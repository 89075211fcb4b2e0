/**
 * How long a refused sign-in takes for an address with an account, without one, and with an account
 * that is locked: run a site with LOGIN_RATE_LIMIT=0, then
 * `node bench/sign-in.mjs http://localhost:3000 EMAIL PASSWORD ANOTHER_EMAIL`, which leaves the other
 * account locked for ten minutes. Fails when two medians are more than 10 ms apart.
 */
const [site = '', email = '', password = '', other = ''] = process.argv.slice(2);
const tries = 50;
const beforeLock = 4;

/** @param {{ email: string, password: string }} account */
async function signIn(account) {
  const start = performance.now();
  const answer = await fetch(`${site}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  await answer.text();
  return performance.now() - start;
}

/** @param {number[]} times */
const median = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** @type {Record<string, number[]>} */
const times = { 'wrong password': [], 'unknown address': [], 'locked account': [] };
const wrong = { email, password: 'not the password at all' };
const unknown = { ...wrong, email: 'nobody@nowhere.example' };
const locked = { ...wrong, email: other };
await signIn({ email, password });
for (let done = 0; done <= beforeLock; done += 1) await signIn(locked);

// In turns, so that whatever else the machine does slows down all.
for (let done = 0; done < tries; done += 1) {
  times['wrong password']?.push(await signIn(wrong));
  times['unknown address']?.push(await signIn(unknown));
  times['locked account']?.push(await signIn(locked));
  if (done % beforeLock === beforeLock - 1) await signIn({ email, password });
}
const medians = Object.entries(times).map(([what, taken]) => ({ what, ms: median(taken) }));
for (const { what, ms } of medians) console.log(`${what.padEnd(16)} ${ms.toFixed(1)} ms`);
const all = medians.map(({ ms }) => ms);
const apart = Math.max(...all) - Math.min(...all);
console.log(`apart            ${apart.toFixed(1)} ms, of ${tries} tries each`);
process.exitCode = apart <= 10 ? 0 : 1;
