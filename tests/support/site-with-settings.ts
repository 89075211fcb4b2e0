import { freePort } from '../../scripts/free-port.mjs';
import { startWebProcess } from './web-process';

/**
 * A second web process on the tests' build and database, with other settings. It keeps the public
 * address of the first: both write renewed pages to the same folder, and those hold the address.
 */
export async function startSiteWith(settings: Record<string, string>) {
  const { url, end } = await startWebProcess({ ...settings, PORT: String(await freePort()) });
  return { url, close: () => end('SIGTERM') };
}
