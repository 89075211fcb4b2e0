import { readdir, readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';

import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';

import { env } from '@/env';

import { bucketSettings } from './media-in-bucket';

/** Where the site keeps the files of its pictures: a folder, or a bucket. */
export interface MediaFiles {
  /** The names that begin so, in whichever case. */
  readonly startingWith: (text: string) => Promise<string[]>;
  /** @throws when there is no such file */
  readonly read: (name: string) => Promise<Buffer>;
  readonly remove: (name: string) => Promise<void>;
}

const inFolder = (name: string) => path.join(env.MEDIA_DIR, path.basename(name));

const onDisk: MediaFiles = {
  startingWith: async (text) => {
    const names = await readdir(env.MEDIA_DIR).catch(() => []);
    return names.filter((name) => name.toLowerCase().startsWith(text.toLowerCase()));
  },
  read: (name) => readFile(inFolder(name)),
  remove: (name) => rm(inFolder(name), { force: true }),
};

/** Writes a new file; one that is there is never written over. */
export async function writeOnDisk(name: string, data: Buffer): Promise<void> {
  await mkdir(env.MEDIA_DIR, { recursive: true });
  await writeFile(inFolder(name), data, { flag: 'wx', flush: true });
}

function inBucket(): MediaFiles {
  const { bucket: Bucket, config } = bucketSettings;
  const client = new S3Client(config);
  return {
    startingWith: async (Prefix) => {
      const names = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix }))
        names.push(...Contents.flatMap(({ Key }) => Key ?? []));
      return names;
    },
    read: async (Key) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      if (!Body) throw new Error(`${Key} came without a body`);
      return Buffer.from(await Body.transformToByteArray());
    },
    remove: async (Key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
  };
}

export const mediaFiles = env.S3_ENDPOINT === undefined ? onDisk : inBucket();
