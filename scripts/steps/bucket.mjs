import { S3Client } from '@aws-sdk/client-s3';

/**
 * The bucket that the settings name.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {number} [maxAttempts]
 */
export function bucketOf(
  { S3_ENDPOINT: endpoint = '', S3_BUCKET, S3_REGION, ...env },
  maxAttempts,
) {
  const client = new S3Client({
    endpoint,
    region: S3_REGION || 'us-east-1',
    forcePathStyle: true,
    ...(maxAttempts !== undefined && { maxAttempts }),
    credentials: {
      accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
    },
  });
  return { client, endpoint, Bucket: S3_BUCKET || 'website-storage' };
}
