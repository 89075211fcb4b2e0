import { createReadStream, createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GetObjectCommand, paginateListObjectsV2, PutObjectCommand } from '@aws-sdk/client-s3';
import { bucketOf } from '../steps/bucket.mjs';
import { inProject } from '../steps/project.mjs';

/**
 * @typedef {object} Pictures where the site keeps them
 * @property {string} where in words
 * @property {() => Promise<string[]>} list
 * @property {(name: string) => Promise<Readable>} read
 * @property {(name: string, file: string) => Promise<void>} write
 */

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Pictures}
 */
export function picturesOf(env) {
  return env.S3_ENDPOINT
    ? inBucket(env)
    : inFolder(path.resolve(inProject(), env.MEDIA_DIR || 'media'));
}

/** @param {string} folder @returns {Pictures} */
function inFolder(folder) {
  return {
    where: folder,
    list: async () => {
      if (!existsSync(folder)) return [];
      const entries = await readdir(folder, { withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map(({ name }) => name)
        .sort();
    },
    read: async (name) => {
      const file = path.join(folder, name);
      // A stream would tell only later that there is none.
      await stat(file);
      return createReadStream(file);
    },
    write: async (name, file) => {
      mkdirSync(folder, { recursive: true });
      const to = createWriteStream(path.join(folder, name), { flush: true });
      await pipeline(createReadStream(file), to);
    },
  };
}

/** As the site answers with them (src/platform/media/upload-limit.ts); a bucket keeps it for each. */
const types = new Map([
  ['.avif', 'image/avif'],
  ['.jpeg', 'image/jpeg'],
  ['.jpg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.webp', 'image/webp'],
]);

/** @param {NodeJS.ProcessEnv} env @returns {Pictures} */
function inBucket(env) {
  const { client, endpoint, Bucket } = bucketOf(env);
  return {
    where: `the bucket ${Bucket} at ${endpoint}`,
    list: async () => {
      const names = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
        names.push(...Contents.flatMap(({ Key }) => Key ?? []));
      return names.sort();
    },
    read: async (Key) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      if (!(Body instanceof Readable)) throw new Error(`${Key} came without a body`);
      return Body;
    },
    write: async (Key, file) => {
      const ContentType = types.get(path.extname(Key).toLowerCase()) ?? 'application/octet-stream';
      // Whole: of a stream, some servers store the signs between its parts as well.
      const Body = await readFile(file);
      await client.send(new PutObjectCommand({ Bucket, Key, ContentType, Body }));
    },
  };
}
