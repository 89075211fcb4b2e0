import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

import { expect } from 'vitest';

import { freePort } from '../../../scripts/steps/web-process.mjs';
import { copyProject, type CopiedProject } from '../sites/copied-project';

/** What a forking agency does in one go. */
export interface Step {
  readonly name: string;
  /** Changes that somebody makes in an editor. */
  readonly byHand?: (fork: Fork) => void;
  /** How many files these touch at most; without it, they are only counted. */
  readonly most?: number;
  /** What somebody types before or after the changes, behind `npm run`. */
  readonly before?: readonly string[];
  readonly after?: readonly string[];
}

/** The project as somebody has it who has cloned it, in a folder of its own. */
export interface Fork extends Pick<CopiedProject, 'read' | 'write' | 'remove' | 'close'> {
  /** Replaces what stands once in a file. */
  readonly change: (file: string, old: string, text: string) => void;
  /** Takes the step, and commits it. */
  readonly take: (step: Step) => Promise<void>;
  /** Files that were touched by hand, by step. */
  readonly touched: ReadonlyMap<string, readonly string[]>;
  /** The tests of the machinery, in these stages. */
  readonly test: (...stages: readonly string[]) => Promise<void>;
  /** `npm start`, until it is ready; then what is given is done, and it is stopped. */
  readonly start: (use: (url: string) => Promise<void>) => Promise<void>;
}

/**
 * All steps are taken, since each stands on those before it. Only those with this word in their name
 * are tested and started: `none` counts the files alone, in three minutes.
 */
const testedSteps = process.env.FORK_STEPS ?? '';
const isTested = () => expect.getState().currentTestName?.includes(testedSteps) === true;

/** A clone has none of the settings of the run of tests that made it. */
function ownSettings(): NodeJS.ProcessEnv {
  const example = readFileSync('.env.example', 'utf8');
  const ofSite = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);
  const ofRun = ['BASE_URL', 'FILLED_SITE_DIR', 'NEXT_DIST_DIR', 'PROGRAMS_DIR', 'TESTS'];
  const ofNode = ['NODE_ENV', 'NODE_OPTIONS', 'MODE', 'DEV', 'PROD', 'SSR', 'TEST'];
  const left = new Set([...ofSite, ...ofRun, ...ofNode]);
  const kept = Object.entries(process.env).filter(
    ([name]) => !left.has(name) && !/^(VITEST|npm_)/.test(name),
  );
  // Each command says for itself what it wants.
  return { ...Object.fromEntries(kept), NODE_ENV: 'development' };
}

export function forkProject(): Fork {
  const project = copyProject();
  const { folder } = project;
  const env = ownSettings();
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', env });
  const commit = (subject: string) => {
    git('add', '--all');
    const as = ['-c', 'user.name=Fork', '-c', 'user.email=fork@fork.example'];
    git(...as, 'commit', '--quiet', '--allow-empty', '--no-verify', '-m', subject);
  };
  git('init', '--quiet');
  commit('Fork');

  const npm = async (...args: readonly string[]) => {
    const child = spawn('npm', args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const output of [child.stdout, child.stderr])
      output.setEncoding('utf8').on('data', (text: string) => (said += text));
    await once(child, 'close');
    return { code: child.exitCode, said };
  };
  const type = async (command: readonly string[]) => {
    const { code, said } = await npm('run', ...command);
    expect([command, code], said).toEqual([command, 0]);
  };

  const touched = new Map<string, readonly string[]>();
  const fork: Fork = {
    ...project,
    touched,
    change(file, old, text) {
      const [begin, end, ...more] = project.read(file).split(old);
      if (begin === undefined || end === undefined || more.length > 0)
        throw new Error(`${file} does not have “${old}” once`);
      project.write(file, begin + text + end);
    },
    async take({ name, byHand, most = Infinity, before, after }) {
      if (before) await type(before);
      // What a command has written is not by hand.
      git('add', '--all');
      byHand?.(fork);
      const changed = git('diff', '--name-only').split('\n');
      const made = git('ls-files', '--others', '--exclude-standard').split('\n');
      const files = [...changed, ...made].filter(Boolean);
      touched.set(name, files);
      if (after) await type(after);
      await type(['format']);
      commit(name);
      expect(files.length, files.join('\n')).toBeLessThanOrEqual(most);
    },
    async test(...stages) {
      if (!isTested()) return;
      const { code, said } = await npm('test', '--', 'machinery', ...stages);
      expect(code, said).toBe(0);
    },
    async start(use) {
      if (!isTested()) return;
      const port = String(await freePort());
      // In a group of its own, as in a terminal.
      const child = spawn('npm', ['start'], {
        ...{ cwd: folder, env: { ...env, PORT: port }, detached: true },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      const isReady = new Promise<boolean>((settle) => {
        for (const output of [child.stdout, child.stderr])
          output.setEncoding('utf8').on('data', (text: string) => {
            said += text;
            if (said.includes('Ready in ')) settle(true);
          });
        child.once('exit', () => settle(false));
      });
      expect(await isReady, said).toBe(true);
      try {
        await use(`http://localhost:${port}`);
      } finally {
        // Not of npm alone: the database is stopped after it.
        const ended = once(child, 'close');
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
        await ended;
      }
    },
  };
  return fork;
}
