import { s3Storage } from '@payloadcms/storage-s3';
import type { CollectionAfterChangeHook, CollectionConfig, Config } from 'payload';

import { env } from '@/env';

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
  collections: { media: true },
  ...bucketSettings,
});

/**
 * Keeps pictures in an S3-compatible bucket, which all machines see, when S3_ENDPOINT is set; their
 * public addresses stay. The columns that it wants are there in any case, so that one build and one
 * schema serve both.
 */
export async function mediaInBucket(config: Config): Promise<Config> {
  const { collections = [], ...made } = await storage(config);
  const before = new Map(config.collections?.map((each) => [each.slug, each]));
  return {
    ...made,
    collections: collections.map((each) => addingOnly(each, before.get(each.slug))),
  };
}

const withoutPrevious =
  (hook: CollectionAfterChangeHook): CollectionAfterChangeHook =>
  (change): unknown =>
    hook({ ...change, previousDoc: undefined });

/**
 * The plugin (3.90.1) takes files out of the bucket while the row that shows them may still be rolled
 * back. Here it puts files in and no more (collections/files/files-after-row.ts takes them out).
 */
function addingOnly(made: CollectionConfig, before?: CollectionConfig): CollectionConfig {
  const { afterChange = [], afterDelete } = before?.hooks ?? {};
  return {
    ...made,
    hooks: {
      ...made.hooks,
      afterChange: made.hooks?.afterChange?.map((hook) =>
        afterChange.includes(hook) ? hook : withoutPrevious(hook),
      ),
      afterDelete,
    },
  };
}
