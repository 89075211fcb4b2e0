import { defineConfig } from 'playwright/test';

import usual from './playwright.config';

const widths = [375, 768, 1280, 1600];
const schemes = ['light', 'dark'] as const;

/** `npm run screenshots [part of an address …]`: every page at each width, in both schemes. */
export default defineConfig({
  ...usual,
  testDir: './screenshots',
  retries: 0,
  projects: [
    { name: 'setup', testMatch: '*.setup.ts' },
    ...schemes.flatMap((colorScheme) =>
      widths.map((width) => ({
        name: `${width}-${colorScheme}`,
        dependencies: ['setup'],
        use: {
          colorScheme,
          viewport: { width, height: 900 },
          contextOptions: { reducedMotion: 'reduce' as const },
        },
      })),
    ),
  ],
});
