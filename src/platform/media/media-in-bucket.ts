import { s3Storage } from '@payloadcms/storage-s3';
import type { Config } from 'payload';

import { env } from '@/env';

import { addingOnly } from '../payload/storage-plugin';

export const bucketSettings = {
  bucket: env.S3_BUCKET,
  config: {
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    // Servers other than Amazon's have no name of their own for each bucket.
    forcePathStyle: true,
    ...(env.S3_ACCESS_KEY_ID !== undefined &&
      env.S3_SECRET_ACCESS_KEY !== undefined && {
        credentials: {
          accessKeyId: env.S3_ACCESS_KEY_ID,
          secretAccessKey: env.S3_SECRET_ACCESS_KEY,
        },
      }),
  },
};

const storage = s3Storage({
  enabled: env.S3_ENDPOINT !== undefined,
  alwaysInsertFields: true,
  collections: { media: true, downloads: true },
  ...bucketSettings,
});

/**
 * Keeps pictures and files for download in an S3-compatible bucket, which all machines see, when S3_ENDPOINT is set; their
 * public addresses stay. The columns that it wants are there in any case, so that one build and one
 * schema serve both. The plugin puts files in and no more: collections/files/files-after-row.ts takes
 * them out.
 */
export async function mediaInBucket(config: Config): Promise<Config> {
  const { collections = [], ...made } = await storage(config);
  const before = new Map(config.collections?.map((each) => [each.slug, each]));
  return {
    ...made,
    collections: collections.map((each) => addingOnly(each, before.get(each.slug))),
  };
}
