import type { AuditedDeed } from '@/platform/audit';

export interface Account {
  readonly id: string;
  readonly email: string;
}

/** What the audit log says of a change; whose second factor it was stands beside it. */
export const changed = (
  by: Account | null,
  detail:
    | 'turned on'
    | 'turned off'
    | 'taken away'
    | 'gone with the account'
    | 'new recovery codes',
): AuditedDeed => ({ action: 'second-factor', user: by, collection: 'users', detail });
