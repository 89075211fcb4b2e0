import { setTimeout as wait } from 'node:timers/promises';

import type { OwnSite } from '../sites/own-site';

type Count = () => number | Promise<number>;

/** Kills a web process that does all work itself, each time after a part of that is done. */
export async function killOften(site: OwnSite, kills: number, done: Count): Promise<void> {
  let before = await done();
  for (let kill = 0; kill < kills; kill += 1) {
    await untilSo(async () => (await done()) > before + 25);
    await site.killWeb();
    // It works before it says that it is ready.
    before = await done();
    await site.startWeb();
  }
}

/** Asks without a pause that a kill could miss; gives up after a minute and a half. */
export async function untilSo(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + 90_000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('It took too long');
    await wait(5);
  }
}
