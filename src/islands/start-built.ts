import { startIslands, type Hydrate } from './wake';

interface IslandCode {
  readonly script: string;
  readonly imports: readonly string[];
}

/** The files of each island, by its name, as JSON: a build writes it here (scripts/steps/browser-code/browser-code.mjs). */
declare const ISLANDS: string;

const isBuilt = (value: unknown): value is Partial<Record<string, IslandCode>> =>
  typeof value === 'object' && value !== null;

const hasHydrate = (code: unknown): code is { hydrateIsland: Hydrate } =>
  typeof code === 'object' && code !== null && 'hydrateIsland' in code;

/** Has the islands of a page wake that were built for pages without Next's scripts. */
export function startBuiltIslands(): void {
  const islands: unknown = JSON.parse(ISLANDS);
  if (!isBuilt(islands)) return;
  startIslands((name) => {
    const island = islands[name];
    return island && ((quiet) => bring(island, quiet));
  });
}

/** In milliseconds. Then a form is sent as plain HTML. */
const patience = 10_000;

/** What a browser could not import it never asks for again: so all of it is in its cache before. */
async function bring({ script, imports }: IslandCode, quiet: Promise<void>): Promise<Hydrate> {
  const signal = AbortSignal.timeout(patience);
  const fetched = [script, ...imports].map(async (address) => {
    // Each apart: what is pressed meanwhile is answered before the next.
    await nextTask();
    const answer = await fetch(address, { signal });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    await answer.arrayBuffer();
  });
  await Promise.all([quiet, ...fetched]);
  const code: unknown = await import(script);
  if (hasHydrate(code)) return code.hydrateIsland;
  throw new Error(`${script} hydrates nothing`);
}

/** Without a timer, which whoever drives a page may have stopped. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
