import { columnsBy, type ColumnNames, type Columns, type ImportSource } from '../columns';

/** What is known of a deal. */
export type DealField =
  | ('id' | 'title' | 'stage' | 'pipeline' | 'status' | 'stageSince')
  | ('value' | 'currency' | 'probability')
  | ('expectedClose' | 'closed' | 'won' | 'lost' | 'created')
  | ('owner' | 'reason' | 'remark')
  | ('nextStep' | 'nextStepDay' | 'nextStepTime' | 'nextStepOwner')
  | ('name' | 'firstName' | 'lastName' | 'email' | 'company');

export type DealColumns = Columns<DealField>;

const names: Readonly<Record<ImportSource, ColumnNames<DealField>>> = {
  hubspot: {
    id: ['Record ID', 'Deal ID', 'Record ID - Deal'],
    title: ['Deal Name'],
    stage: ['Deal Stage'],
    pipeline: ['Pipeline'],
    stageSince: ['Date entered current stage'],
    // Its probability follows from its stage there, and would pin it here.
    value: ['Amount', 'Amount in company currency'],
    currency: ['Currency'],
    expectedClose: ['Close Date'],
    created: ['Create Date'],
    owner: ['Deal owner'],
    reason: ['Closed Lost Reason', 'Closed Won Reason'],
    name: ['Associated Contact', 'Associated Contacts', 'Associated Contact (Primary)'],
    firstName: ['First Name'],
    lastName: ['Last Name'],
    email: ['Email', 'Associated Contact Email'],
    company: ['Company name', 'Associated Company', 'Associated Company (Primary)'],
    nextStep: ['Next step'],
  },
  pipedrive: {
    id: ['Deal - ID', 'ID'],
    title: ['Deal - Title'],
    stage: ['Deal - Stage', 'Deal - Stage (pipeline)'],
    pipeline: ['Deal - Pipeline'],
    status: ['Deal - Status'],
    stageSince: ['Deal - Last stage change'],
    value: ['Deal - Value'],
    currency: ['Deal - Currency of Value', 'Deal - Currency'],
    probability: ['Deal - Probability'],
    expectedClose: ['Deal - Expected close date'],
    closed: ['Deal - Deal closed on'],
    won: ['Deal - Won time'],
    lost: ['Deal - Lost time'],
    created: ['Deal - Deal created', 'Deal - Creation date'],
    owner: ['Deal - Owner'],
    reason: ['Deal - Lost reason'],
    name: ['Person - Name', 'Deal - Contact person'],
    email: [
      ...['Person - Email - Work', 'Person - Email - Home', 'Person - Email - Other'],
      ...['Person - Email', 'Person - Email (Work)', 'Deal - Contact person email'],
    ],
    company: ['Organization - Name', 'Deal - Organization'],
  },
  // As `pipelineFile` (src/inbox/pipeline/export.ts) calls them.
  own: {
    id: ['Id'],
    stage: ['Stage'],
    status: ['Ended'],
    stageSince: ['In its stage since (UTC)'],
    value: ['Value'],
    currency: ['Currency'],
    probability: ['Probability, %'],
    expectedClose: ['Expected end'],
    closed: ['Ended on'],
    created: ['Received (UTC)'],
    owner: ['Assigned to'],
    reason: ['Why'],
    remark: ['Why, in words'],
    nextStep: ['Next step'],
    nextStepDay: ['Next step on'],
    nextStepTime: ['Next step at'],
    nextStepOwner: ['Next step by'],
    name: ['Name'],
    email: ['Email'],
    company: ['Company'],
  },
};

/** Nobody's other files have these together. */
const telling: Readonly<Record<ImportSource, readonly DealField[]>> = {
  hubspot: ['title', 'stage'],
  pipedrive: ['title', 'stage'],
  own: ['stage', 'status', 'email'],
};

/** Whose file of deals it is, by its columns; null where it is none. */
export function dealColumnsOf(
  heads: readonly string[],
): { readonly source: ImportSource; readonly columns: DealColumns } | null {
  for (const source of ['pipedrive', 'own', 'hubspot'] as const) {
    const columns = columnsBy(names[source], heads);
    if (telling[source].every((field) => columns[field] !== undefined)) return { source, columns };
  }
  return null;
}
