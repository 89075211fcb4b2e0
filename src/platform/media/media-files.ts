import { readdir, readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';

import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';

import { env } from '@/env';

import { foldCase } from '../fold-case';
import { bucketSettings } from './media-in-bucket';

/** Where the site keeps the files of its pictures: a folder, or a bucket. */
export interface MediaFiles {
  /** The names that begin so, in whichever case; in a bucket, so or in lower case. */
  readonly startingWith: (text: string) => Promise<string[]>;
  /** @throws when there is no such file */
  readonly read: (name: string) => Promise<Buffer>;
  readonly remove: (name: string) => Promise<void>;
}

const inFolder = (name: string) => path.join(env.MEDIA_DIR, path.basename(name));

const onDisk: MediaFiles = {
  startingWith: async (text) => {
    const names = await readdir(env.MEDIA_DIR).catch(() => []);
    return names.filter((name) => foldCase(name).startsWith(foldCase(text)));
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
    // A bucket tells upper from lower case: what a new file could write over begins as its name does.
    startingWith: async (text) => {
      const names = [];
      for (const Prefix of new Set([text, foldCase(text)]))
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
