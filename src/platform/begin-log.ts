import { env } from '@/env';

import { logConsoleAsJson } from './json-log';

/**
 * Has the log written as LOG_FORMAT says. A line for which a full disk has no room is lost, and the
 * process goes on: Node would end it.
 */
export function beginLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  if (env.LOG_FORMAT === 'json') logConsoleAsJson(process.stdout);
}
