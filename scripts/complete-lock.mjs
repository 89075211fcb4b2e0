/**
 * Completes package-lock.json with the packages for other platforms that this machine's registry
 * does not have. npm leaves those out of the lock, and then `npm ci` refuses it; and a user on
 * another platform would not get what their machine needs. `npm run lock` runs it after an install.
 */
import { writeFileSync } from 'node:fs';
import { isRecord, readJson, recordAt } from './steps/json.mjs';
import { inProject } from './steps/project.mjs';

/** What npm calls operating systems and processors; package names spell one of them otherwise. */
const systems = /^(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)$/;
const processors = /^(arm|arm64|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)$/;

/**
 * The entry of a package that this machine does not need, in npm's own order of keys, so that its
 * next install finds nothing to change.
 * @param {string} name such as `@next/swc-linux-arm64-musl`
 * @param {string} version
 * @param {boolean} dev
 */
function stub(name, version, dev) {
  const words = name.replace('windows', 'win32').split(/[/-]/);
  const cpu = words.filter((word) => processors.test(word));
  const os = words.filter((word) => systems.test(word));
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : undefined;
  if (cpu.length + os.length === 0) return null;
  return {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(dev && { dev }),
    ...(libc && os.includes('linux') && { libc: [libc] }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}

/**
 * Whether Node would find a package from a place, as it looks in each node_modules on the way up.
 * @param {Record<string, unknown>} packages
 * @param {string} place
 * @param {string} name
 */
function isResolvable(packages, place, name) {
  for (let folder = place; ;) {
    if (packages[`${folder}${folder ? '/' : ''}node_modules/${name}`]) return true;
    if (folder === '') return false;
    folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0));
  }
}

const file = inProject('package-lock.json');
const lock = readJson(file);
const packages = recordAt(lock, 'packages');
const added = [];
for (const [place, entry] of Object.entries(packages)) {
  if (!isRecord(entry)) continue;
  for (const [name, range] of Object.entries(recordAt(entry, 'optionalDependencies'))) {
    if (isResolvable(packages, place, name)) continue;
    // Packages for platforms are released together with their parent and ask for one version.
    const version = String(range).replace(/^[\^~=]/, '');
    const made = /^\d+\.\d+\.\d+/.test(version) && stub(name, version, entry.dev === true);
    if (made) {
      packages[`node_modules/${name}`] = made;
      added.push(`${name}@${version}`);
    } else process.stderr.write(`Left out: ${place} > ${name}@${String(range)}\n`);
  }
}
// npm keeps the places in order.
const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
const completed = { ...lock, packages: Object.fromEntries(sorted) };
if (added.length > 0) writeFileSync(file, `${JSON.stringify(completed, null, 2)}\n`);
process.stdout.write(`package-lock.json: ${added.length} added ${added.join(' ')}\n`);
