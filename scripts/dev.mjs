import { runCommand } from './steps/command.mjs';
import { prepareSite } from './steps/preparation.mjs';
import { nodeEnvironment } from './steps/programs.mjs';
import { inProject } from './steps/project.mjs';
import { startWeb } from './steps/web-process.mjs';

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
  const how = await web.outcome();
  return how === null || how === 'code 0' ? 0 : 1;
});
