import { readFileSync } from 'node:fs';

// Loaded into a process by NODE_OPTIONS. At SIGUSR2 its clock jumps to so many milliseconds from the
// right one as CLOCK_FILE says: whoever asks for the time then gets another one. What waits goes on
// waiting as before, as it does when a machine's clock is set.
const RightDate = Date;
let offset = 0;

process.on('SIGUSR2', () => {
  offset = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'));
});

const now = () => RightDate.now() + offset;
const MovedDate = new Proxy(RightDate, {
  construct: (target, given, made) => {
    /** @type {unknown} */
    const date = Reflect.construct(target, given.length === 0 ? [now()] : given, made);
    if (typeof date !== 'object' || date === null) throw new TypeError('No date was made');
    return date;
  },
  apply: () => new RightDate(now()).toString(),
  /** @returns {unknown} */
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name, target)),
});
RightDate.prototype.constructor = MovedDate;
globalThis.Date = MovedDate;
