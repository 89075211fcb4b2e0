/**
 * The release from which the first migration goes on. Its 39 migrations are no longer here
 * (docs/decisions/29-rolling-releases.md). Plain JavaScript: scripts/ reads this before anything is
 * bundled.
 */
export const former = {
  release: '0.1.0',
  /** As `payload_migrations` names it. */
  lastMigration: '20261126_063030_changed_by_id',
};
