/** What rules look at, as people call it. */
export const arrivalLabels = [
  { value: 'submission', label: 'A new submission' },
  { value: 'answer', label: 'An answer by mail' },
  { value: 'bounce', label: 'A mail of ours that came back' },
] as const;

/** The fields of a rule that something can be wrong with. */
export type RuleField =
  | 'name'
  | 'word'
  | 'domain'
  | 'page'
  | 'campaign'
  | 'tag'
  | 'webhook'
  | 'webhookSecret'
  | 'then';

/** What is wrong with a rule as it was typed, by field. */
export type RuleProblems = Readonly<Partial<Record<RuleField, string>>>;

/** Ticked boxes are called after whom they are for. */
export const boxOf = (what: 'assign' | 'notify', person: string): string => `${what}-${person}`;
