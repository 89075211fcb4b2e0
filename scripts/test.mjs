import { runCommand } from './steps/command.mjs';
import { readyDependencies } from './steps/dependencies.mjs';
import { explain, Failure } from './steps/failure.mjs';
import { elapsed } from './steps/progress.mjs';

/** All but tests/…/specification: what holds the words, counts and looks of the first owner. */
const machinery = 'machinery';

await runCommand(async (signal, onClose) => {
  await readyDependencies(signal);
  // Not at the top: these need the dependencies.
  const { rounds, stages, stagesOnRequest } = await import('../tests/run/stages.mjs');
  const { sum } = await import('../tests/run/counts.mjs');
  const { inTurn } = await import('../tests/run/in-turn.mjs');
  const { openWorkspace } = await import('../tests/run/workspace.mjs');
  const { throwAwaySite } = await import('../tests/run/throw-away-site.mjs');

  const all = { ...stages, ...stagesOnRequest };
  const { chosen, filters, options, ofMachinery } = choose(Object.keys(all), process.argv.slice(2));
  const wanted = chosen.length > 0 ? chosen : Object.keys(stages);
  // Named files are run again and again; the whole check starts from nothing.
  const workspace = await openWorkspace(filters.length > 0);
  if (ofMachinery) workspace.env.TESTS = machinery;
  onClose(workspace.remove);
  const site = throwAwaySite(workspace, signal, onClose);
  /** @type {import('../tests/run/counts.mjs').Counts[]} */
  const results = [];
  /**
   * @param {string} name
   * @param {import('../tests/run/tools.mjs').Stage} stage
   * @param {(text: string) => void} print
   */
  const runStage = async (name, stage, print) => {
    print(`\n── ${name}\n`);
    const since = performance.now();
    const run = () => stage({ workspace, site, filters, options, signal, print });
    const counts = await attempt(run, signal, print);
    const mark = counts.failed === 0 ? '✓' : '✗';
    print(`${mark} ${name}: ${inWords(counts)}  ${elapsed(since)}\n`);
    results.push(counts);
  };
  for (const round of rounds) {
    const lanes = round
      .map((names) => Object.entries(all).filter(([name]) => names.includes(name)))
      .map((named) => named.filter(([name]) => wanted.includes(name)))
      .filter((named) => named.length > 0);
    const running = lanes.map(async (named, lane) => {
      for (const [name, stage] of named) {
        await inTurn(lane === 0, show, (print) => runStage(name, stage, print));
      }
    });
    await Promise.all(running);
  }
  const total = sum(results);
  // Once more at the end, since what runs side by side writes a lot after the first that failed.
  show(['', ...total.broken.map((test) => `✗ ${test}`), inWords(total), ''].join('\n'));
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}, 130);

/** @param {string} text */
function show(text) {
  process.stdout.write(text);
}

/** @param {import('../tests/run/counts.mjs').Counts} counts */
function inWords({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/**
 * A stage that cannot even run has failed once; the others still run, so that the total is right.
 * @param {() => Promise<import('../tests/run/counts.mjs').Counts>} stage
 * @param {AbortSignal} signal
 * @param {(text: string) => void} print
 */
async function attempt(stage, signal, print) {
  try {
    return await stage();
  } catch (error) {
    if (signal.aborted) throw error;
    print(`${explain(error)}\n`);
    return { passed: 0, failed: 1 };
  }
}

/**
 * `npm test -- unit e2e quote` runs two stages, and in them the files with “quote” in their names.
 * `npm test -- e2e quote --headed` hands on what begins with a dash.
 * `npm test -- machinery`, or `npm test -- machinery unit`, leaves out what is the first owner's.
 * @param {string[]} known
 * @param {string[]} args
 */
function choose(known, args) {
  const chosen = args.filter((arg) => known.includes(arg));
  const options = args.filter((arg) => arg.startsWith('-'));
  const filters = args.filter((arg) => ![...known, ...options, machinery].includes(arg));
  if (chosen.length === 0 && filters.length + options.length > 0)
    throw new Failure(`Say first which stages to run: ${known.join(', ')}.`);
  return { chosen, filters, options, ofMachinery: args.includes(machinery) };
}
