import { execFileSync, type ChildProcess } from 'node:child_process';

import { z } from 'zod';

import { run, startChild } from '../../../scripts/steps/children.mjs';

/** Images of a test's own, in a folder that goes with it. */
export interface Containers {
  /** @param from the folder that the Dockerfile copies from */
  readonly build: (tag: string, from: string) => Promise<void>;
  /** All files of the image, in megabytes. */
  readonly megabytes: (tag: string) => number;
  /** Starts a container on the machine's own network; without a command, its usual one. */
  readonly start: (tag: string, settings: Settings, command?: readonly string[]) => ChildProcess;
}

interface Settings {
  readonly env: Readonly<Record<string, string>>;
  /** A folder of this machine that is the container's `/data`. */
  readonly data: string;
}

const programs = ['buildah', 'podman'] as const;

/** @returns which of the two is installed */
export const imageProgram = () => programs.find(isInstalled);

function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const config = z.object({ OCIv1: z.object({ config: z.object({ Cmd: z.array(z.string()) }) }) });

/**
 * It needs no more rights than a chroot does, and no file system but the machine's: a test may itself
 * run in a container.
 * @param folder gets all that is built and run
 */
export function containersIn(folder: string, program: (typeof programs)[number]): Containers {
  const isolation = '--isolation=chroot';
  const storage = [`--root=${folder}/root`, `--runroot=${folder}/run`, '--storage-driver=vfs'];
  const say = (...args: readonly string[]) =>
    execFileSync(program, [...storage, ...args], { encoding: 'utf8' }).trim();
  const usualCommand = (tag: string) =>
    config.parse(JSON.parse(say('inspect', '--type=image', tag))).OCIv1.config.Cmd;

  return {
    async build(tag, from) {
      const args = ['build', isolation, '--pull=missing', `--tag=localhost/${tag}`, from];
      const { code, output } = await run(program, [...storage, ...args]);
      if (code !== 0) throw new Error(`${program} ${args.join(' ')}\n${output.slice(-5000)}`);
    },
    megabytes(tag) {
      const files =
        program === 'buildah' ? say('mount', say('from', tag)) : say('image', 'mount', tag);
      const [kilobytes = ''] = execFileSync('du', ['-sk', files], { encoding: 'utf8' }).split('\t');
      return Math.ceil(Number(kilobytes) / 1024);
    },
    start(tag, { env, data }, command) {
      const settings = Object.entries(env).map(([name, value]) => `--env=${name}=${value}`);
      const shared = [...settings, `--volume=${data}:/data`];
      const args =
        program === 'buildah'
          ? ['run', isolation, ...shared, say('from', tag), '--', ...(command ?? usualCommand(tag))]
          : ['run', '--rm', '--network=host', ...shared, tag, ...(command ?? [])];
      return startChild(program, [...storage, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    },
  };
}
