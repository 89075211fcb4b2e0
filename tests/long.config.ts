import { defineConfig } from 'playwright/test';

import usual from './playwright.config';

/** `npm test -- long`: what takes long, and whose parts `npm test` looks at one by one. */
export default defineConfig({
  ...usual,
  testDir: './long',
  workers: 1,
  projects: [{ name: 'long', use: { viewport: { width: 1280, height: 800 } } }],
});
