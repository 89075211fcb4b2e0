import type { CollectionConfig } from 'payload';

import { anyone, editors } from './access';
import { env } from '@/env';
import { uploadKinds } from '@/platform/media/upload-limit';

import { beforeFile, headOfFile } from './endpoints/local-file';
import { line } from './fields/lines';
import { withFilesAfterRow } from './files/files-after-row';
import { fitPlaces } from './files/fit-places';
import { takeFile, takeTimeForPictures } from './files/take-file';
import { cleanPictures } from './hooks/clean-pictures';

/** A bucket says by itself what it has. */
const isLocal = env.S3_ENDPOINT === undefined;

/** In pixels. Phones take the first two, by how fine their screens are (docs/decisions/06). */
const widths = { small: 800, medium: 1024, large: 1600 };

const pictures: CollectionConfig = {
  slug: 'media',
  trash: true,
  versions: false,
  labels: { singular: 'Picture', plural: 'Media' },
  access: { read: anyone, create: editors, update: editors, delete: editors },
  admin: {
    group: 'Content',
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    description: `Pictures used on the site. ${uploadKinds} What a page uses cannot be deleted.`,
  },
  endpoints: isLocal ? [headOfFile] : [],
  hooks: {
    beforeOperation: [takeTimeForPictures, cleanPictures, takeFile],
    beforeChange: [fitPlaces],
  },
  upload: {
    staticDir: env.MEDIA_DIR,
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
    // It would overwrite the original. Where a page cuts a picture, it does so around this point.
    crop: false,
    focalPoint: true,
    pasteURL: false,
    handlers: [(req, { params }) => beforeFile(req, params.filename)],
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
  ],
};

export const media = withFilesAfterRow(pictures);
