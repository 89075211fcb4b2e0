import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { inProject } from '../../../scripts/steps/project.mjs';
import type { Containers } from './containers';

/** The image on which the Dockerfile builds. */
const dockerfile = readFileSync(inProject('Dockerfile'), 'utf8');
export const [, baseName = ''] = /^FROM (\S+)/m.exec(dockerfile) ?? [];

/** What the slim images of Debian leave out as well. */
const superfluous = ['var/cache/apt', 'var/lib/apt/lists', 'usr/share/doc', 'usr/share/locale'];

const of = (program: string, args: readonly string[]) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/**
 * Makes the base image from Debian's packages and Node's npm package, under the name that the Dockerfile
 * asks for, so that nothing has to be fetched from a registry of images. It has the certificates and npm's
 * settings of this machine: `npm ci` runs in it.
 */
export async function makeBaseImage(containers: Containers, folder: string): Promise<void> {
  const root = path.join(folder, 'debian');
  const local = path.join(root, 'usr/local');
  const [, suite = ''] = /-(\w+)-slim$/.exec(baseName) ?? [];
  of('debootstrap', ['--variant=minbase', '--include=ca-certificates', suite, root]);
  for (const each of superfluous) rmSync(path.join(root, each), { recursive: true });

  const [, node = ''] = /:(\d+)-/.exec(baseName) ?? [];
  const nodePackage = `node-linux-${process.arch}`;
  of('npm', ['install', '--prefix', folder, `${nodePackage}@${node}`]);
  of('npm', ['install', '--global', '--prefix', local, 'npm@11']);
  const program = path.join(folder, 'node_modules', nodePackage, 'bin/node');
  copyFileSync(program, path.join(local, 'bin/node'));
  keepSettings(root, local);

  appendFileSync(path.join(root, 'etc/passwd'), 'node:x:1000:1000::/home/node:/bin/sh\n');
  appendFileSync(path.join(root, 'etc/group'), 'node:x:1000:\n');
  const home = path.join(root, 'home/node');
  mkdirSync(home);
  chownSync(home, 1000, 1000);

  const context = path.join(folder, 'base');
  mkdirSync(context);
  of('tar', ['-C', root, '-cf', path.join(context, 'root.tar'), '.']);
  rmSync(root, { recursive: true });
  writeFileSync(path.join(context, 'Dockerfile'), 'FROM scratch\nADD root.tar /\n');
  await containers.build(baseName, context);
  rmSync(context, { recursive: true });
}

/** npm's settings of this machine, and the certificates that it trusts. */
function keepSettings(root: string, local: string): void {
  const asked = ['userconfig', 'globalconfig'].map((name) => of('npm', ['config', 'get', name]));
  const settings = asked
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
  mkdirSync(path.join(local, 'etc'), { recursive: true });
  writeFileSync(path.join(local, 'etc/npmrc'), settings.join('\n'));
  const certificates = 'etc/ssl/certs/ca-certificates.crt';
  if (existsSync(`/${certificates}`))
    copyFileSync(`/${certificates}`, path.join(root, certificates));
}
