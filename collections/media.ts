import { existsSync } from 'node:fs';
import path from 'node:path';

import type { CollectionConfig } from 'payload';

import { anyone, editors } from './access';
import { env } from '@/env';

import { cleanPictures } from './hooks/clean-pictures';

/**
 * Payload (3.90.2) answers 500 when there is no such file on the disk, and sends whatever lies beside
 * the pictures. A bucket says by itself what it does not have.
 */
const missing = (filename: string): Response | undefined =>
  /\.(?:png|jpe?g|webp|avif)$/i.test(filename) &&
  !filename.startsWith('.') &&
  (env.S3_ENDPOINT !== undefined || existsSync(path.join(env.MEDIA_DIR, path.basename(filename))))
    ? undefined
    : Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 });

export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Media' },
  access: { read: anyone, create: editors, update: editors, delete: editors },
  admin: {
    group: 'Content',
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    description: 'Pictures used on the site.',
  },
  hooks: { beforeOperation: [cleanPictures] },
  upload: {
    staticDir: env.MEDIA_DIR,
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
    focalPoint: false,
    pasteURL: false,
    handlers: [(_, { params }) => missing(params.filename)],
    // The widths that the pages ask for; a smaller original is never enlarged.
    imageSizes: [
      {
        name: 'small',
        width: 640,
        withoutEnlargement: true,
        formatOptions: { format: 'webp', options: { quality: 82 } },
      },
      {
        name: 'large',
        width: 1280,
        withoutEnlargement: true,
        formatOptions: { format: 'webp', options: { quality: 82 } },
      },
    ],
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      required: true,
      maxLength: 300,
      label: 'Alternative text',
      admin: { description: 'What the picture shows, for people who cannot see it.' },
    },
  ],
};
