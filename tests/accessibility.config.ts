import { defineConfig } from 'playwright/test';

import usual from './playwright.config';

/** `npm run test:accessibility`: the states that axe sees in `npm test`, at three widths, and more. */
export default defineConfig({
  ...usual,
  testDir: '.',
  // Its tests of staff pages sign in with the same account.
  workers: 1,
  projects: [
    { name: '320 px', use: { viewport: { width: 320, height: 640 }, hasTouch: true } },
    { name: '768 px', use: { viewport: { width: 768, height: 1024 } } },
    { name: '1280 px', use: { viewport: { width: 1280, height: 800 } } },
  ].map((project) => ({
    ...project,
    testDir: import.meta.dirname,
    testMatch:
      /(e2e\/specification\/accessibility|inbox-accessibility|accessibility\/.*)\.spec\.ts/,
  })),
});
