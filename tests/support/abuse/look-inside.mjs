import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Loaded into a web process by NODE_OPTIONS. At SIGUSR2 it collects what nobody needs, and writes to
// PROBE_FILE what is left, in bytes, and how long the process heard nothing at most since the last.
const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
setFlagsFromString('--expose-gc');
/** @type {unknown} */
const gc = runInNewContext('gc');
if (typeof gc !== 'function') throw new Error('This Node cannot be made to collect.');

const collect = () => void Reflect.apply(gc, undefined, []);

process.on('SIGUSR2', () => {
  const stallMs = Math.round(delay.max / 1e6);
  collect();
  // What lies outside the heap is given back a little later.
  setTimeout(() => {
    collect();
    const { heapUsed, external, rss } = process.memoryUsage();
    const measured = { heapUsed, external, rss, stallMs };
    writeFileSync(process.env.PROBE_FILE ?? '', JSON.stringify(measured));
  }, 200);
  // When what this took is counted.
  setTimeout(() => delay.reset(), 600);
});
