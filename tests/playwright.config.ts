import { defineConfig } from 'playwright/test';

import { browserLaunchOptions } from './run/browser.mjs';

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  // One database, one site, two cores.
  workers: 1,
  // A machine that is busy with something else is no defect of the site.
  retries: 1,
  timeout: 30_000,
  expect: { timeout: 5000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // To record a trace takes a fifth of the time.
    trace: 'on-first-retry',
    launchOptions: await browserLaunchOptions(),
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      use: { viewport: { width: 375, height: 740 }, hasTouch: true },
      testMatch: /e2e\/specification\//,
    },
  ],
});
