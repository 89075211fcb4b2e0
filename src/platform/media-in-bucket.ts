import { s3Storage } from '@payloadcms/storage-s3';

import { env } from '@/env';

/**
 * Keeps pictures in an S3-compatible bucket, which all machines see, when S3_ENDPOINT is set; their
 * public addresses stay. The columns that it wants are there in any case, so that one build and one
 * schema serve both.
 */
export const mediaInBucket = s3Storage({
  enabled: env.S3_ENDPOINT !== undefined,
  alwaysInsertFields: true,
  collections: { media: true },
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
});
