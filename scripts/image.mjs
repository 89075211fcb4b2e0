import { cpSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { tracedFiles } from '../src/platform/next/traced-files.mjs';
import { runCommand } from './steps/command.mjs';
import { Failure } from './steps/failure.mjs';
import { programsFolder, sitePrograms } from './steps/programs.mjs';
import { inProject, projectRoot } from './steps/project.mjs';
import { seedFolders } from './steps/site-config.mjs';

/** It looks for parts of itself by names that it makes up as it runs. */
const next = 'node_modules/next';

/** What no program reads: maps of the packages' sources, their types and manuals. */
const unread = /\.(?:map|md|d\.[cm]?ts)$/;

/** Within reach, and asked for while somebody writes or builds a site: migrations, style sheets. */
const ofDevelopment = /^node_modules\/(?:drizzle-kit|esbuild|@esbuild|sass)\//;

/**
 * `node scripts/image.mjs folder`: copies what runs into a folder, for an image (Dockerfile), after
 * `npm run build`. Of node_modules that is a fifth: Next, and the files that the programs and Next's build
 * reach. Next's build itself is not copied: the process that serves it writes into it.
 */
await runCommand(async () => {
  const [target] = process.argv.slice(2);
  if (target === undefined)
    throw new Failure('Say into which folder: node scripts/image.mjs image');
  const programs = sitePrograms.map((name) => path.join(programsFolder(), `${name}.mjs`));
  programs.push(inProject('next.config.mjs'));
  const traced = await tracedFiles({ root: projectRoot, distDir: '.next', programs });
  const packages = traced
    .filter((file) => /^(?:node_modules|packages)\//.test(file) && !file.startsWith(`${next}/`))
    .filter((file) => !ofDevelopment.test(file) && !unread.test(file));
  rmSync(target, { recursive: true, force: true });
  const whole = [
    ...[next, 'dist', 'package.json', 'next.config.mjs', (await seedFolders()).pictures],
    // Share images are written in it.
    'brand/typeface/share-image.woff',
  ];
  for (const file of [...packages, ...whole]) {
    const from = file === 'dist' ? programsFolder() : inProject(file);
    const to = path.join(target, file);
    const isWhole = whole.includes(file);
    // A folder among the traced is one to which a link leads: its files are traced by themselves.
    if (!isWhole && lstatSync(from).isDirectory()) continue;
    mkdirSync(path.dirname(to), { recursive: true });
    const isRead = (/** @type {string} */ name) => file !== next || !unread.test(name);
    cpSync(from, to, { recursive: isWhole, verbatimSymlinks: true, filter: isRead });
  }
  process.stdout.write(`${packages.length} files of packages are run.\n`);
  return 0;
});
