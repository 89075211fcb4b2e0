import { defineConfig } from 'playwright/test';

import { place } from '../site.config';
import { browserLaunchOptions } from './run/browser.mjs';
import { oneAtATime } from './run/one-at-a-time.mjs';

const alone = /one-at-a-time\//;
/** `npm test -- machinery`: without what holds the words, counts and looks of the first owner. */
const firstOwners = process.env.TESTS === 'machinery' ? [/e2e\/specification\//] : [];
const wide = { viewport: { width: 1280, height: 800 } };
const narrow = { viewport: { width: 375, height: 740 }, hasTouch: true };

/** At both widths, with one worker: tests/run/stages.mjs. */
const projectsOf = (folder: string) => {
  const testMatch = new RegExp(`one-at-a-time/${folder}/`);
  return [
    { name: folder, use: wide, testMatch },
    { name: `${folder} on a phone`, use: narrow, grep: /@both-widths/, testMatch },
  ];
};

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  globalSetup: './support/ready-site.ts',
  // One for each core. Files run side by side, the tests of a file in their order.
  workers: 2,
  // What passes at a later try is named as flaky, and is to be mended.
  retries: 2,
  // These times end what hangs, and no test sets one of its own: a machine that is busy with
  // something else needs a part of them.
  timeout: 600_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    // Of what waits for something that does not come, such as a click: it fails with its name.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    locale: place.locale,
    timezoneId: place.timeZone,
    // To record a trace takes a fifth of the time.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: await browserLaunchOptions(),
  },
  projects: [
    { name: 'desktop', use: wide, testIgnore: [alone, ...firstOwners] },
    {
      name: 'phone',
      use: narrow,
      // The rest would say the same again: `bothWidths` in support/site.ts says which do not.
      grep: /@both-widths/,
      testIgnore: [alone, ...firstOwners],
    },
    ...oneAtATime.flatMap(projectsOf),
  ],
});
