import { appendFileSync } from 'node:fs';

import type { Audit } from '../sites/load';

/** A line of the table that `npm run test:faults` ends with. */
export interface FaultLine extends Audit {
  readonly test: string;
  readonly stimulus: string;
  readonly worstMs: number;
  readonly note?: string;
}

export function record({ worstMs, ...line }: FaultLine): void {
  const file = process.env.FAULT_TABLE;
  if (file === undefined) throw new Error('Run the fault tests with npm run test:faults');
  appendFileSync(file, `${JSON.stringify({ ...line, worstMs: Math.round(worstMs) })}\n`);
}
