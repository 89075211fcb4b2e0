import { Connection } from '@/platform/database/connection';

/** For what visitors send: it must be on disk before its sender is told so. */
export const doorConnection = new Connection({ name: 'door', max: 8, timeLimitMs: 1500 });
