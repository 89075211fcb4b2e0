import type { Access, CollectionBeforeChangeHook, CollectionConfig, FieldHook } from 'payload';
import { z } from 'zod';

import { handedOut } from '@/platform/file-rules';
import { downloadKinds } from '@/platform/files/download-rule';
import { isBlank } from '@/platform/plain-text';

import { closedField, editors } from '../access';
import { filesOf } from '../endpoints/local-file';
import { line } from '../fields/lines';
import { withFilesAfterRow } from '../files/files-after-row';
import { formerNamesOf } from '../files/former-names';
import { takeFile, takeTimeForFiles } from '../files/take-file';
import { kindField, usedOnField, weightField } from '../media/list-fields';
import { tagsField } from '../media/tags';
import { judgeFile } from './judge-file';

/** Whatever is in it, it is saved and not shown: nothing of it acts in the name of the site. */
function saveOnly({ headers }: { headers: Headers }): Headers {
  headers.set('Content-Disposition', 'attachment');
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
  headers.set('X-Content-Type-Options', 'nosniff');
  return headers;
}

const files = filesOf({ types: handedOut, modifyResponseHeaders: saveOnly });

/** As other programs call them: where a browser says so, the panel takes them as well. */
const otherNames = ['application/x-zip-compressed', 'application/csv'];

/**
 * Whoever knows a file gets it. A list of all, those that no page offers yet among them, is for editors,
 * and for the site itself, which looks up where its links lead (src/site/content/page-paths.ts).
 */
const readOne: Access = ({ id, isReadingStaticFile, req }) =>
  editors({ req }) ||
  isReadingStaticFile === true ||
  id !== undefined ||
  req.context.looksUpLinks === true || { createdAt: { exists: false } };

const named = z.object({ filename: z.string() });

/** A file that replaces another one has a name of its own, and that of the former one leads to it. */
const keepFormerName: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const after = named.safeParse(data).data;
  if (!req.file || originalDoc === undefined || after === undefined) return data;
  return { ...data, formerNames: formerNamesOf(originalDoc, after.filename) };
};

const titled = z.object({ title: z.string() });

/** `Price-list_2027.pdf` is “Price list 2027” until somebody calls it otherwise. */
const nameByFile: FieldHook = ({ originalDoc, req, value }): unknown => {
  if (typeof value === 'string' && !isBlank(value)) return value;
  const before = titled.safeParse(originalDoc).data?.title;
  return value === undefined && before !== undefined
    ? before
    : (req.file?.name ?? before ?? '')
        .replace(/\.\w+$/, '')
        .replaceAll(/[-_\s]+/g, ' ')
        .trim();
};

const documents: CollectionConfig = {
  slug: 'downloads',
  trash: true,
  versions: false,
  labels: { singular: 'File', plural: 'Files' },
  access: { read: readOne, create: editors, update: editors, delete: editors },
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'filename', 'mimeType', 'filesize', 'tags', 'updatedAt'],
    listSearchableFields: ['title', 'filename', 'tags'],
    description: `What visitors download. ${downloadKinds} A page offers it by the part “Downloads”, or by a link in a text. Whoever has its address can open it. What a page uses cannot be deleted.`,
  },
  endpoints: files.endpoints,
  hooks: {
    beforeOperation: [takeTimeForFiles, judgeFile, takeFile],
    beforeChange: [keepFormerName],
  },
  upload: {
    ...files.upload,
    // What the panel offers to choose. What comes is judged by its content (judge-file.ts); Payload would
    // refuse tables as Windows names them, and old documents of Word.
    mimeTypes: [...new Set(handedOut.values()), ...otherNames],
    allowRestrictedFileTypes: true,
    crop: false,
    focalPoint: false,
    pasteURL: false,
    displayPreview: false,
  },
  fields: [
    {
      ...line('title', 120, {
        isOptional: true,
        description: 'What visitors read beside it. Empty: the name of the file.',
      }),
      hooks: { beforeValidate: [nameByFile] },
    },
    tagsField,
    weightField,
    kindField,
    usedOnField,
    {
      // The parts in common of files that it had before: their addresses lead to those of today.
      name: 'formerNames',
      type: 'text',
      hasMany: true,
      index: true,
      access: { create: closedField, read: ({ req }) => editors({ req }), update: closedField },
      admin: {
        hidden: true,
        disableBulkEdit: true,
        disableListColumn: true,
        disableListFilter: true,
      },
    },
  ],
};

export const downloads = withFilesAfterRow(documents);
