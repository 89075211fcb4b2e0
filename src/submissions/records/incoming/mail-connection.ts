import { Connection } from '@/platform/database/connection';

/**
 * For mails that come in: one that brings 30 MB takes longer to store than staff would wait for, and
 * holds up nobody else here.
 */
export const mailConnection = new Connection({
  name: 'incoming mail',
  max: 1,
  timeLimitMs: 60_000,
});
