import type { DestinationStream } from 'pino';
import { prettyFactory } from 'pino-pretty';

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
