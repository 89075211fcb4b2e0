import { changes } from './changes';
import { startIslands } from './wake';

interface IslandCode {
  readonly script: string;
  readonly imports: readonly string[];
}

/** The files of each island, by its name, as JSON: a build writes it here (scripts/steps/browser-code.mjs). */
declare const ISLANDS: string;

const isBuilt = (value: unknown): value is Partial<Record<string, IslandCode>> =>
  typeof value === 'object' && value !== null;

type Wake = (host: HTMLElement) => Promise<void>;

const hasWake = (code: unknown): code is { wake: Wake } =>
  typeof code === 'object' && code !== null && 'wake' in code;

/** Has the islands of a page wake that were built for pages without Next's scripts. */
export function startBuiltIslands(): void {
  const islands: unknown = JSON.parse(ISLANDS);
  if (!isBuilt(islands)) return;
  const start = () =>
    startIslands((name) => {
      const island = islands[name];
      return island && ((host) => bring(island).then((wake) => wake(host)));
    });
  start();
  document.addEventListener(changes.page, start);
}

async function bring({ script, imports }: IslandCode): Promise<Wake> {
  for (const address of imports) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    document.head.append(link);
  }
  const code: unknown = await import(script);
  if (hasWake(code)) return code.wake;
  throw new Error(`${script} wakes nothing`);
}
