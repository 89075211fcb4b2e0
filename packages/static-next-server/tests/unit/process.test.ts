import { Agent, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { drain } from '../../src/drain.ts';
import { lifecycle, next, serverForEach, up } from './support.ts';

const { current, get } = serverForEach();

/** Next has the requests of an address, and answers none before the end. */
function holdAnswers(address: string) {
  const waiting: ServerResponse[] = [];
  next.set(address, (_, response) => waiting.push(response));
  return {
    have: (number: number) => vi.waitFor(() => expect(waiting).toHaveLength(number), 10_000),
    end: () => waiting.forEach((response) => response.end('done')),
  };
}

describe('the process', () => {
  it('is alive without its database, but not ready', async () => {
    expect(await get('/readyz')).toMatchObject({ status: 200 });
    up.database = false;
    expect((await get('/healthz')).body.toString()).toBe('ok');
    const { status, body } = await get('/readyz');
    expect(status).toBe(503);
    expect(JSON.parse(body.toString())).toEqual({ ready: false, waitingFor: ['database'] });
  });

  it('says why only to its own machine', async () => {
    up.database = false;
    for (const name of ['X-Forwarded-For', 'Forwarded']) {
      const { status, body } = await get('/readyz', { [name]: '198.51.100.7' });
      expect([status, body.toString()]).toEqual([503, '{"ready":false}']);
    }
  });

  it('turns away what is too much, and recovers', async () => {
    const held = holdAnswers('/api/slow');
    const slow = [1, 2, 3].map(() => get('/api/slow'));
    await held.have(3);
    const refused = await get('/');
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBe('2');
    held.end();
    await Promise.all(slow);
    expect((await get('/')).status).toBe(200);
  });

  it('refuses a malformed address before Next sees it', async () => {
    expect((await get('/item/%E0%A4%A')).status).toBe(400);
    expect((await get('/api/industries?where=%00')).status).toBe(400);
  });

  it('finishes what is in flight when it drains, and accepts nothing more', async () => {
    const held = holdAnswers('/api/slow');
    const slow = get('/api/slow', { connection: 'keep-alive' });
    await held.have(1);
    const closed = vi.fn(() => Promise.resolve());
    const drained = drain(current().server, lifecycle, { closeRest: closed });
    await expect(get('/')).rejects.toThrow('ECONNREFUSED');
    held.end();
    const reply = await slow;
    expect(reply.body.toString()).toBe('done');
    expect(reply.headers.connection).toBe('close');
    await drained;
    expect(closed).toHaveBeenCalledOnce();
  });

  it('ends its other work before it closes what that needs, and begins at once', async () => {
    const steps: string[] = [];
    const finishWork = async () => {
      steps.push('began');
      await pause(50);
      steps.push('ended');
    };
    const drained = drain(current().server, lifecycle, {
      finishWork,
      closeRest: () => Promise.resolve(steps.push('closed')),
    });
    expect(steps).toEqual(['began']);
    await drained;
    expect(steps).toEqual(['began', 'ended', 'closed']);
  });

  it('does not wait for a connection that was promised to be kept', async () => {
    next.set('/api/slow', async (_, response) => {
      response.writeHead(200, { 'Content-Type': 'image/webp' });
      response.write('begun');
      await pause(100);
      response.end('done');
    });
    const agent = new Agent({ keepAlive: true });
    const slow = get('/api/slow', {}, 'GET', agent);
    await pause(50);
    const begun = performance.now();
    await drain(current().server, lifecycle, { closeRest: () => Promise.resolve() });
    expect((await slow).body.toString()).toBe('begundone');
    expect(performance.now() - begun).toBeLessThan(1000);
    agent.destroy();
  });
});
