import type { ImportChoices } from '@/submissions/imports';
import type { ImportFound } from '@/submissions/records/imports/imports-table';
import type { Stage } from '@/submissions/records/opportunities/settings';

import type { Account } from './accounts';

const plain = (text: string): string => text.trim().toLowerCase();

/** Without its pipeline: `Sales: Closed won`, `Closed won (Sales)`. */
const ownName = (label: string): string =>
  plain((label.split(': ').at(-1) ?? label).replace(/\([^()]*\)\s*$/, ''));

function stageFor(label: string, stages: readonly Stage[]): string {
  const name = ownName(label);
  const same = stages.find((stage) => plain(stage.label) === name);
  return same?.key ?? /^(?:closed[ -]?)?(won|lost)$/.exec(name)?.[1] ?? '';
}

const accountFor = (label: string, accounts: readonly Account[]): string =>
  accounts.find(
    ({ name, email }) => plain(label).includes(plain(email)) || plain(name) === plain(label),
  )?.id ?? '';

/** What is plain by its name; all else somebody has to choose. */
export const suggestedChoices = (
  { stages: labels, owners }: Pick<ImportFound, 'stages' | 'owners'>,
  stages: readonly Stage[],
  accounts: readonly Account[],
): ImportChoices => ({
  stages: Object.fromEntries(labels.map((label) => [label, stageFor(label, stages)])),
  owners: Object.fromEntries(owners.map((label) => [label, accountFor(label, accounts)])),
});
