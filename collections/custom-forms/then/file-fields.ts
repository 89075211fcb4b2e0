import type { CheckboxFieldValidation, Field } from 'payload';
import { z } from 'zod';

import { fileOfForm } from '@/submissions/records/made/files';

import { editors } from '../../access';
import { line } from '../../fields/lines';

const hasFile: CheckboxFieldValidation = async (value, { id }) => {
  const form = z.uuid().safeParse(id).data;
  if (value !== true || (form && (await fileOfForm(form)))) return true;
  return 'Choose the file below first.';
};

const sends = (data: unknown): boolean =>
  z.object({ sendsFile: z.literal(true) }).safeParse(data).success;

const access = { read: editors };

/** A file that whoever sends the form gets by mail, such as a white paper. */
export const fileFields: Field[] = [
  {
    name: 'sendsFile',
    type: 'checkbox',
    label: 'The mail to the sender has a link to a file',
    validate: hasFile,
    access,
  },
  {
    name: 'fileState',
    type: 'ui',
    admin: { condition: sends, components: { Field: '/src/panel/forms/form-file#FormFile' } },
  },
  {
    name: 'fileDays',
    type: 'number',
    label: 'The link works for so many days',
    defaultValue: 7,
    min: 1,
    max: 365,
    access,
    admin: { condition: sends },
  },
  {
    ...line('fileButton', 40, { label: 'Words of the button', isOptional: true }),
    access,
    admin: { condition: sends, description: 'Empty: as Emails says.' },
  },
];
