import { until } from './sites/until';

/** Playwright loads the tests while the site starts, and begins when it answers. */
export default async function waitForSite(): Promise<void> {
  const isReady = async () =>
    (await fetch(`${process.env.BASE_URL ?? ''}/readyz`).catch(() => null))?.ok === true;
  await until(isReady, 60_000);
}
