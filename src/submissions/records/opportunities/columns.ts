import { sql, type SQL } from 'drizzle-orm';

import { opportunities } from './opportunities-table';
import type { OpportunityState } from './opportunity';

type Name = keyof OpportunityState;

/** Read as text: pg would make a number, or an instant, of them. */
const asText: ReadonlySet<Name> = new Set([
  'value',
  'expectedClose',
  'nextStepDay',
  'nextStepOwner',
  'closedOn',
]);

const names = [
  ...(['stage', 'outcome', 'value', 'currency', 'probability', 'expectedClose'] as const),
  ...(['nextStep', 'nextStepDay', 'nextStepTime', 'nextStepOwner'] as const),
  ...(['reason', 'remark', 'closedOn'] as const),
] satisfies readonly Name[];

const columnOf = (name: Name, of: SQL): SQL => {
  const column = sql`${of}.${sql.identifier(opportunities[name].name)}`;
  return asText.has(name) ? sql`${column}::text` : column;
};

/** The columns of a state, for a SELECT. */
export const stateColumns = (of: SQL): SQL =>
  sql.join(
    names.map((name) => sql`${columnOf(name, of)} AS ${sql.identifier(name)}`),
    sql`, `,
  );

/** A state as JSON, or those parts of it that are named. */
export const stateJson = (of: SQL, parts: readonly string[] = names): SQL =>
  sql`jsonb_build_object(${sql.join(
    names
      .filter((name) => parts.includes(name))
      .map((name) => sql`${name}::text, ${columnOf(name, of)}`),
    sql`, `,
  )})`;
