import { env } from '@/env';
import { codeOfDrawnPage } from '@/platform/next/drawn-page';

import { deadCode } from './dead-code.mjs';

/**
 * Fails a page in development that would be dead in part in production, where its scripts are taken
 * out. A build says the same (scripts/steps/browser-code/browser-code.mjs).
 */
export function refuseDeadCode(): void {
  if (env.NODE_ENV !== 'development') return;
  const dead = deadCode([codeOfDrawnPage()]);
  if (dead.length > 0) throw new Error(dead.join('\n'));
}
