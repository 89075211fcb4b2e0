import { once } from 'node:events';
import { runCommand } from './main-program.mjs';
import { prepareSite } from './preparation.mjs';
import { nodeEnvironment } from './programs.mjs';
import { inProject } from './project.mjs';
import { startWeb } from './web-process.mjs';

await runCommand(async (signal, onClose) => {
  const { address, dataDir, env } = await prepareSite(signal, onClose, '127.0.0.1');
  const next = inProject('node_modules', 'next', 'dist', 'bin', 'next');
  const web = startWeb({
    args: [next, 'dev', '-p', String(address.port), '-H', address.host],
    env: nodeEnvironment(env, 'development'),
    readyUrl: address.publicUrl,
    signal,
    remember: { dataDir, url: address.publicUrl },
  });
  onClose(web.stop);
  const how = await Promise.race([web.ended, once(signal, 'abort').then(() => null)]);
  return how === null || how === 'code 0' ? 0 : 1;
});
