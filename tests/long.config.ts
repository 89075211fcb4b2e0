import { defineConfig } from 'playwright/test';

import usual from './playwright.config';

const use = { viewport: { width: 1280, height: 800 } };

/** `npm test -- long`: what takes long, and whose parts `npm test` looks at one by one. */
export default defineConfig({
  ...usual,
  testDir: '.',
  workers: 1,
  projects: [
    { name: 'long', testDir: './long', use },
    { name: 'beside its relatives', testDir: './e2e', grep: /@long/, use },
  ],
});
