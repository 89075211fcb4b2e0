import { runCommand } from './steps/command.mjs';
import { prepareSite } from './steps/preparation.mjs';
import { nodeEnvironment, nextProgram } from './steps/programs.mjs';
import { startWeb } from './steps/web-process.mjs';

await runCommand(async (signal, onClose) => {
  const { address, dataDir, env } = await prepareSite(signal, onClose, '127.0.0.1');
  const web = startWeb({
    args: [nextProgram(), 'dev', '-p', String(address.port), '-H', address.host],
    env: nodeEnvironment(env, 'development'),
    readyUrl: address.publicUrl,
    signal,
    remember: { dataDir, url: address.publicUrl },
  });
  onClose(web.stop);
  const how = await web.outcome();
  return how === null || how === 'code 0' ? 0 : 1;
});
