import { Connection } from '@/platform/database/connection';

/**
 * For what visitors send: it must be on disk before its sender is told so. A statement that is
 * prepared is planned once: to plan it takes longer than to run it, and PostgreSQL would do so each
 * time for one that takes lists, however short.
 */
export const doorConnection = new Connection({
  name: 'door',
  max: 8,
  timeLimitMs: 1500,
  settings: '-c plan_cache_mode=force_generic_plan',
});

/** The same for what comes with files, which takes longer to store and holds up nobody else here. */
export const filesConnection = new Connection({ name: 'files', max: 2, timeLimitMs: 20_000 });
