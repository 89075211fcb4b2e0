import { createServer } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Around } from 'static-next-server';
import { env } from '@/env';
import { countWaitingJobs, listConnections } from '@/platform/database/figures';
import { getSpoolCounts } from '@/submissions/door';
import { areaNameOf } from './area-names';

/** What a program that watches the site asks for, in Prometheus' words. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests that were answered, or given up by who sent them (status 0).',
    labelNames: ['area', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'site_request_seconds',
    help: 'From the head of a request to the end of its answer.',
    labelNames: ['area'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const open = new Gauge({
    name: 'site_requests_open',
    help: 'Requests that are being read or answered.',
    labelNames: ['area'],
    registers,
  });
  new Gauge({
    name: 'site_spool_submissions',
    help: 'Submissions on the disk of this machine, by what they wait for.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(getSpoolCounts())) this.set({ state }, count);
    },
  });
  gaugesOfDatabase(registers);

  const measure: Around = ({ path, response }, go) => {
    const area = areaNameOf(path);
    const end = seconds.startTimer({ area });
    open.inc({ area });
    response.once('close', () => {
      end();
      open.dec({ area });
      requests.inc({ area, status: response.headersSent ? response.statusCode : 0 });
    });
    go();
  };

  const watchPlaces = (taken: () => Readonly<Record<string, number>>) => {
    new Gauge({
      name: 'site_places_taken',
      help: 'Of the requests at a time that a web process takes (docs/security.md), by kind.',
      labelNames: ['kind'],
      registers,
      collect() {
        for (const [kind, count] of Object.entries(taken())) this.set({ kind }, count);
      },
    });
  };

  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url === '/metrics';
    if (!isAsked) {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  // A site is not to end because nobody can watch it.
  server.on('error', (error) => console.error('The metrics cannot be served:', error.message));
  return {
    measure,
    watchPlaces,
    listen: () => server.listen(env.METRICS_PORT, env.METRICS_HOST),
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

/** Read each time; none while the database is away. */
function gaugesOfDatabase(registers: Registry[]): void {
  new Gauge({
    name: 'site_jobs_waiting',
    help: 'Jobs (mails, retention) that are not done.',
    registers,
    async collect() {
      const count = await countWaitingJobs();
      if (count === undefined) this.reset();
      else this.set(count);
    },
  });
  new Gauge({
    name: 'site_database_connections',
    help: 'Connections to the database, of all machines, by who holds them and what they do.',
    labelNames: ['name', 'state'],
    registers,
    async collect() {
      this.reset();
      for (const { name, state, count } of await listConnections())
        this.set({ name, state }, count);
    },
  });
}
