import { inDigits } from '@/platform/place/wording';
import { importLimits, type FileFault } from '@/submissions/imports';

/** Why a file was not taken, with the remedy. */
const faults = {
  none: 'Choose a file first.',
  large: `The file is larger than ${importLimits.bytes / 1_000_000} MB. Split it into several files.`,
  rows: `The file has more than ${inDigits(importLimits.rows)} rows. Split it into several files.`,
  csv: 'The file is no CSV that can be read. Export it again, or open it in a spreadsheet and save it as CSV.',
  columns:
    'These are not the columns of deals, people or companies from HubSpot or Pipedrive, nor of this pipeline. Export them there as CSV, with the names of the columns in English.',
  wide: `The file has more than ${importLimits.columns} columns, or one whose name is longer than ${importLimits.headLetters} letters. Export it with the columns that you need.`,
  number:
    'The file has no column with the numbers of its deals, without which a second import would double them. Export it again with the column Record ID (HubSpot), Deal - ID (Pipedrive) or Id.',
  empty: 'The file has no rows.',
  named: `The file names more than ${importLimits.named} stages or owners. Split it into several files, or look whether its columns have moved.`,
  stopped: 'Somebody threw the file away while it was read. Give it again if you want it.',
  waiting: `${importLimits.waiting} files wait already. Import them below, or throw them away.`,
} as const satisfies Record<FileFault | 'none' | 'large', string>;

export type Fault = keyof typeof faults;

/** In words; null where the address names none. */
export const faultWords = (name: unknown): string | null =>
  Object.entries(faults).find(([each]) => each === name)?.[1] ?? null;
