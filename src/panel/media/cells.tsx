import type { DefaultServerCellComponentProps } from 'payload';
import { z } from 'zod';

import { sizeWords } from '@/platform/file-rules';
import { inDigits } from '@/platform/place/wording';

import { kindInWords } from './kind-in-words';

const row = z
  .object({
    width: z.number().nullish(),
    height: z.number().nullish(),
    filesize: z.number().nullish(),
    mimeType: z.string().nullish(),
    inUse: z.boolean().nullish(),
    tags: z.array(z.string()).nullish(),
  })
  .catch({});

const none = '–';

/** How large a picture is: `1,600 × 1,000`. */
export function SizeCell({ rowData }: DefaultServerCellComponentProps) {
  const { width, height } = row.parse(rowData);
  return width && height ? `${inDigits(width)} × ${inDigits(height)}` : none;
}

export function WeightCell({ rowData }: DefaultServerCellComponentProps) {
  const { filesize } = row.parse(rowData);
  return filesize ? sizeWords(filesize) : none;
}

export const KindCell = ({ rowData }: DefaultServerCellComponentProps) =>
  kindInWords(row.parse(rowData).mimeType ?? '');

export const TagsCell = ({ rowData }: DefaultServerCellComponentProps) =>
  row.parse(rowData).tags?.join(', ') || none;

/** Whether content names it, as the list has it of this moment. */
export const UseCell = ({ rowData }: DefaultServerCellComponentProps) =>
  row.parse(rowData).inUse ? 'Used' : 'Not used';
