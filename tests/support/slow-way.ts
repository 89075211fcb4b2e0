import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * A way to a server of this machine that lets each new connection wait as long as it says then.
 * @param listenOn a port; 0 for any that is free
 */
export async function slowWay(to: string, listenOn = 0) {
  const port = Number(new URL(to).port);
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket.once('close', () => open.delete(socket)));
    void wait(way.waitMs).then(() => {
      const onward = connect(port, '127.0.0.1');
      for (const [one, other] of [
        [socket, onward],
        [onward, socket],
      ] as const)
        one.on('error', () => other.destroy()).pipe(other);
    });
  });
  await new Promise<void>((resolve) => server.listen(listenOn, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  const way = {
    url: `http://127.0.0.1:${address.port}`,
    waitMs: 0,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      // A client keeps those that it may use again.
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
  return way;
}
