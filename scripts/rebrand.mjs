import { createInterface } from 'node:readline/promises';
import { runCommand } from './steps/command.mjs';
import { readyDependencies } from './steps/dependencies.mjs';
import { projectRoot } from './steps/project.mjs';

const questions = [
  ['name', 'What is the site called?'],
  ['accent', 'The accent colour, as in #ffc31f?'],
  ['accent-name', 'The accent colour in a word, as in yellow?'],
  ['paper', 'The ground of a page, light and dark, as in #f1f3ef,#0f1817?'],
  ['ink', 'Words on it, light and dark, as in #11211f,#e8eeea?'],
];

/** @param {AbortSignal} signal */
async function ask(signal) {
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const wishes = [];
  process.stdout.write('Enter keeps what there is.\n');
  for (const [option = '', question = ''] of questions) {
    const answer = (await asking.question(`${question} `, { signal })).trim();
    if (answer) wishes.push(`--${option}=${answer}`);
  }
  asking.close();
  return wishes;
}

await runCommand(async (signal) => {
  await readyDependencies(signal);
  const { rebrand } = await import('./rebrand/rebrand.mjs');
  const given = process.argv.slice(2);
  const wishes = given.length === 0 && process.stdin.isTTY ? await ask(signal) : given;
  const { name } = await rebrand(projectRoot, wishes);
  process.stdout
    .write(`${name}: brand/brand.json, brand/palette.css and the icons in src/app are written.

Look at these, light and dark, on a phone and on a desktop:
  npm run dev, then /styleguide, /, an industry, /work, /quote, /admin and the sign-in of /cms
  /share-images/_home.png and the icon in the browser's tab
  the header between 961 and 1100 px: the name stands beside its links
  npm run screenshots takes them all

Change these by hand:
  the name in a database that is filled already: /cms → Site settings
  what the texts say of the name and the accent: seed/content, or /cms
  the pictures that seed/studio draws: node seed/studio/capture.mjs
  the typeface: brand/typeface/cut.py; the logo: brand/mark.json, then npm run rebrand
  the names in package.json, README.md and LICENSE
`);
  return 0;
});
