import { format } from 'node:util';
import { pino, type DestinationStream, type LoggerOptions } from 'pino';
import { prettyFactory } from 'pino-pretty';

import { env } from '@/env';

import { logOptions } from './log';
import { currentRequest } from './current-request';

/** Payload's own options, for lines that programs read: each names the request that it is of. */
export const jsonLogOptions = {
  ...logOptions,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level: string) => ({ level }) },
  mixin: () => {
    const requestId = currentRequest()?.id;
    return requestId === undefined ? {} : { requestId };
  },
} satisfies LoggerOptions;

const levels = { log: 'info', info: 'info', debug: 'debug', warn: 'warn', error: 'error' } as const;

/** Has what our code and Next say to the console written as such lines, too. */
export function logConsoleAsJson(to: DestinationStream): void {
  const logger = pino(jsonLogOptions, to);
  for (const [name, level] of entriesOf(levels))
    console[name] = (...words: unknown[]) => {
      const err = words.find((word) => word instanceof Error);
      const text = format(...words.filter((word) => word !== err));
      if (err === undefined) logger[level](text);
      else logger[level]({ err }, text);
    };
}

const entriesOf = <Key extends string, Value>(record: Record<Key, Value>) => {
  const entries: [Key, Value][] = [];
  for (const key in record) entries.push([key, record[key]]);
  return entries;
};

/**
 * Has the log written as LOG_FORMAT says. A line for which a full disk has no room is lost, and the
 * process goes on: Node would end it.
 */
export function beginLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  if (env.LOG_FORMAT === 'json') logConsoleAsJson(process.stdout);
}

/** As Payload shows them. */
const readable = prettyFactory({
  colorize: true,
  ignore: 'pid,hostname',
  translateTime: 'SYS:HH:MM:ss',
});

/**
 * Lines for a person to read. Payload's own stream ends at the first line for which a full disk has
 * no room, and every line after it is lost.
 */
export const readableLog = (to: DestinationStream): DestinationStream => ({
  write: (line) => to.write(readable(line)),
});
