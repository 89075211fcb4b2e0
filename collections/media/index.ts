import type { CollectionConfig } from 'payload';

import { uploadKinds } from '@/platform/media/upload-limit';

import { anyone, editors } from '../access';
import { filesOf } from '../endpoints/local-file';
import { line } from '../fields/lines';
import { withFilesAfterRow } from '../files/files-after-row';
import { fitPlaces } from '../files/fit-places';
import { takesHeic } from '../files/picture-header';
import { takeFile, takeTimeForFiles } from '../files/take-file';
import { cleanPictures } from '../hooks/clean-pictures';
import { describeFile, noteSentBytes } from './describe-file';
import { keptFields } from './kept-fields';
import { listFields } from './list-fields';
import { noteUsesForLists } from './note-uses';
import { tagsField } from './tags';

/** In pixels. Phones take the first two, by how fine their screens are (docs/decisions/06). */
const widths = { small: 800, medium: 1024, large: 1600 };

/** Who opens a drawing by its address gets a picture: it has no rights there, and loads nothing. */
function closeDrawings({ headers }: { headers: Headers }): Headers {
  if (headers.get('Content-Type') === 'image/svg+xml')
    headers.set(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
  return headers;
}

/** Names of files end as what they are (hooks/clean-pictures.ts). */
const types = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['svg', 'image/svg+xml'],
]);

const files = filesOf({ types, modifyResponseHeaders: closeDrawings });

const pictures: CollectionConfig = {
  slug: 'media',
  trash: true,
  versions: false,
  labels: { singular: 'Picture', plural: 'Media' },
  access: { read: anyone, create: editors, update: editors, delete: editors },
  admin: {
    group: 'Content',
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'tags', 'width', 'filesize', 'mimeType', 'inUse'],
    listSearchableFields: ['searchText'],
    description: `Pictures used on the site. ${uploadKinds} What a page uses cannot be deleted.`,
    components: { beforeListTable: ['/src/panel/media/library-line#LibraryLine'] },
  },
  endpoints: files.endpoints,
  hooks: {
    beforeOperation: [noteUsesForLists, takeTimeForFiles, noteSentBytes, cleanPictures, takeFile],
    beforeChange: [fitPlaces, describeFile],
  },
  upload: {
    ...files.upload,
    mimeTypes: [
      ...['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/svg+xml'],
      ...(takesHeic ? ['image/heic'] : []),
    ],
    // It would overwrite the original. Where a page cuts a picture, it does so around this point.
    crop: false,
    focalPoint: true,
    pasteURL: false,
    adminThumbnail: 'small',
    // The widths that the pages ask for; a smaller original is never enlarged.
    imageSizes: Object.entries(widths).map(([name, width]) => ({
      name,
      width,
      withoutEnlargement: true,
      formatOptions: { format: 'webp', options: { quality: 70 } },
    })),
  },
  fields: [
    line('alt', 300, {
      label: 'Alternative text',
      description: 'What the picture shows, for people who cannot see it.',
    }),
    {
      name: 'altToCheck',
      type: 'checkbox',
      label: 'The alternative text is to be checked',
      defaultValue: false,
      index: true,
      access: { read: ({ req }) => editors({ req }) },
      admin: {
        disableListColumn: true,
        condition: (data: { altToCheck?: unknown }) => data.altToCheck === true,
        description:
          'The file was replaced after the text was written. Change the text, or take the tick away if it still says what the picture shows.',
      },
    },
    tagsField,
    ...listFields,
    ...keptFields,
  ],
};

export const media = withFilesAfterRow(pictures);
