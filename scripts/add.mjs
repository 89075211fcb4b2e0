import { addCollection } from './add/add-collection.mjs';
import { runCommand } from './steps/command.mjs';
import { readyDependencies } from './steps/dependencies.mjs';
import { Failure } from './steps/failure.mjs';

const usage =
  'Say what to add: npm run add -- collection team-members --page /team, or without --page for a collection that has no pages.';

await runCommand(async (signal) => {
  const [kind, slug, ...options] = process.argv.slice(2);
  const [option, page, ...more] = options;
  const isWhole = options.length === 0 || (option === '--page' && page && more.length === 0);
  if (kind !== 'collection' || slug === undefined || !isWhole) throw new Failure(usage);
  await readyDependencies(signal);
  const { written, changed } = await addCollection({ slug, page }, signal);
  process.stdout
    .write(`Written:\n${listed(written)}\n\nChanged, a line or two each:\n${listed(changed)}

Generated: types, schema and a migration.
\`npm start\` applies it and adds the samples. To take it away again, delete these files and lines, then
run \`npm run generate\` (docs/fork.md, “A type of page”).
`);
  return 0;
});

/** @param {readonly string[]} files */
function listed(files) {
  return files.map((file) => `  ${file}`).join('\n');
}
