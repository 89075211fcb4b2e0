import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default defineConfig(
  {
    ignores: [
      '.next*/**',
      '.data/**',
      'dist/**',
      'migrations/**',
      'src/payload-types.ts',
      'src/platform/database/schema.ts',
      'src/app/(payload)/cms/importMap.js',
      'next-env.d.ts',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  // Nothing else is React, and these rules compile each file to look at it.
  { files: ['src/**'], ...reactHooks.configs.flat.recommended },
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read settings from src/env.ts.' },
      ],
    },
  },
  {
    // These run before the settings are known (they make them) or outside the application.
    files: [
      'src/env.ts',
      'scripts/**',
      'tests/**',
      'bench/**',
      '*.config.*',
      'packages/embedded-postgres/**',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    // What visitors read is content (src/words): tests/e2e/one-at-a-time/words.spec.ts asks the pages,
    // this also finds what a page seldom shows.
    files: [
      'src/site/**',
      'src/forms/draw/**',
      'src/app/(site)/**',
      'src/app/global-not-found.tsx',
    ],
    // Nobody sees or hears the first, the second is no page of the site, and the third is the editors'.
    ignores: [
      'src/forms/draw/honeypot.tsx',
      'src/site/sections/styleguide/**',
      'src/site/preview/**',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'JSXText',
          'JSXAttribute[name.name=/^(aria-label|alt|title|placeholder)$/] > Literal',
        ].map((node) => ({
          selector: `${node}[value=/[a-z]{2}/i]`,
          message: 'Marketers change what visitors read: make it a word in src/words.',
        })),
      ],
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
    rules: { 'no-undef': 'off' },
  },
);
