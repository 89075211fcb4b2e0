import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { Failure } from '../../scripts/steps/failure.mjs';
import { readJson } from '../../scripts/steps/json.mjs';
import { inProject } from '../../scripts/steps/project.mjs';

const require = createRequire(import.meta.url);

/** Nothing that the browser does on its own account may reach a network or hold up a test. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
];

/**
 * @typedef {object} BrowserLaunchOptions as Playwright's `launchOptions` takes it
 * @property {string} executablePath
 * @property {string[]} args
 * @property {string[]} [ignoreDefaultArgs]
 * @property {Record<string, string>} [env]
 */

/**
 * Finds a Chromium for the tests: PLAYWRIGHT_CHROMIUM_PATH, the system's, the one that Playwright
 * downloaded, else the one that came with the dependencies, unpacked once.
 * @returns {Promise<BrowserLaunchOptions>}
 */
export async function browserLaunchOptions() {
  return { ...(await findBrowser()), ...(hasSharedMemory() ? sharing : {}) };
}

/**
 * Playwright has the browser's processes share their pictures by files on the disk, because a
 * container may have too little memory for that. Where there is enough the disk costs more: to make
 * those files took a tenth of the browser's time.
 */
const sharing = { ignoreDefaultArgs: ['--disable-dev-shm-usage'] };

function hasSharedMemory() {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize >= 2 ** 30;
}

/** @returns {Promise<BrowserLaunchOptions>} */
async function findBrowser() {
  // Chromium's sandbox refuses to work for root.
  const args = process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet;
  const given = process.env.PLAYWRIGHT_CHROMIUM_PATH;
  if (given && !existsSync(given))
    throw new Failure(
      `There is no browser at PLAYWRIGHT_CHROMIUM_PATH (${given}): correct it, or leave it unset.`,
    );
  const installed =
    given ?? [systemChromium, await playwrightChromium()].find((file) => existsSync(file));
  if (installed) return { executablePath: installed, args };
  return bundledChromium(args);
}

/** The packed browser draws no windows. */
export async function refuseWindowless() {
  const { executablePath } = await findBrowser();
  if (executablePath.startsWith(inProject('node_modules')))
    throw new Failure(
      '--headed needs a browser with windows: install Chromium and set PLAYWRIGHT_CHROMIUM_PATH, or run `npx playwright install chromium`.',
    );
}

const systemChromium = '/usr/bin/chromium';

async function playwrightChromium() {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}

/**
 * What the packed browser needs where there is no sandbox, and what spares it the work of playing a
 * graphics card: it draws a page in a third of the processor's time.
 */
const packedArgs = [
  '--no-sandbox',
  '--font-render-hinting=none',
  '--disable-gpu',
  '--disable-software-rasterizer',
];

/**
 * The browser of `@sparticuz/chromium` brings its own libraries and fonts.
 * @param {string[]} args
 * @returns {Promise<BrowserLaunchOptions>}
 */
async function bundledChromium(args) {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Failure(
      'There is no browser for the tests: install Chromium and set PLAYWRIGHT_CHROMIUM_PATH, or run `npx playwright install chromium`.',
    );
  const folder = await unpack();
  return {
    executablePath: path.join(folder, 'chromium'),
    args: [...new Set([...args, ...packedArgs])],
    env: {
      ...definedEnvironment(),
      LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'),
      FONTCONFIG_PATH: path.join(folder, 'fonts'),
      XDG_CACHE_HOME: path.join(folder, 'cache'),
    },
  };
}

/** @returns {Record<string, string>} */
function definedEnvironment() {
  /** @type {Record<string, string>} */
  const defined = {};
  for (const [name, value] of Object.entries(process.env))
    if (value !== undefined) defined[name] = value;
  return defined;
}

/**
 * Unpacks in a folder beside the final one, so that a run cut short leaves nothing that looks whole.
 * @returns {Promise<string>}
 */
async function unpack() {
  const entry = require.resolve('@sparticuz/chromium');
  const { version } = readJson(path.join(path.dirname(path.dirname(entry)), 'package.json'));
  const cache = inProject('node_modules', '.cache');
  const folder = path.join(cache, `chromium-${String(version)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(`${folder}.unfinished-`);
  // The package unpacks to TMPDIR, and its libraries only when it believes to be on AWS Lambda. Both
  // are read from the environment of the process, hence one of its own.
  const program = `import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    cwd: inProject(),
    env: { ...process.env, TMPDIR: unfinished, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
  });
  writeFileSync(path.join(unfinished, 'fonts', 'fonts.conf'), fontConfiguration);
  publish(unfinished, folder);
  return folder;
}

/** The package's own names folders in /tmp, which are not ours. */
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/**
 * @param {string} unfinished
 * @param {string} folder
 */
function publish(unfinished, folder) {
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another run was quicker.
    if (!existsSync(folder) || readdirSync(folder).length === 0) throw error;
  }
}
