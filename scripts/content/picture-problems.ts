import { readFile } from 'node:fs/promises';

import type { SanitizedConfig } from 'payload';
import { z } from 'zod';

import { typeOf } from '@/platform/file-rules';
import { wrongKind } from '@/platform/files/wrong-kind';
import { isDownloadName } from '~/collections/downloads/download-name';
import { hasFiles } from '~/collections/files/claimed-names';
import { isPictureName, readHeader } from '~/collections/files/picture-header';
import { oddValues } from '~/collections/soundness/odd-values';

import { pictureIn, type Content } from './folder';

const about = z.object({
  filename: z.string(),
  mimeType: z.string().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
});
const noFile = z.object({ filename: z.null().optional() });
const sizes = z.object({ sizes: z.record(z.string(), z.unknown()).nullish() });

/** The documents that have files, with what is of each in words. */
const picturesIn = ({ collections }: SanitizedConfig, content: Content) =>
  collections.filter(hasFiles).flatMap(({ slug, flattenedFields }) =>
    (content.collections.get(slug) ?? []).map(({ id, published = {} }) => ({
      ...{ slug, flattenedFields, published },
      named: `${slug} ${about.safeParse(published).data?.filename ?? id}`,
    })),
  );

/** What no column can hold: pictures are written as they are, past the checks of their fields. */
export const oddPictures = (config: SanitizedConfig, content: Content): string[] =>
  picturesIn(config, content).flatMap(({ flattenedFields, named, published }) =>
    oddValues(flattenedFields, published).map(
      ({ path, message }) => `${named}: ${path}: ${message}`,
    ),
  );

interface Files {
  readonly folder: string;
  readonly content: Content;
  /** Of these it is said already. */
  readonly missing: readonly string[];
}

/** What is wrong with the files of pictures, and with what is said of them: an upload is asked the same. */
export async function wrongFiles(
  config: SanitizedConfig,
  { folder, content, missing }: Files,
): Promise<string[]> {
  const problems: string[] = [];
  for (const { slug, named, published } of picturesIn(config, content)) {
    const problemOf = slug === 'downloads' ? wrongInDownload : wrongInPicture;
    for (const [path, file] of filesIn(published)) {
      const { data } = about.safeParse(file);
      if (data && missing.includes(data.filename)) continue;
      const problem = data ? await problemOf(data, folder) : noName;
      if (problem !== undefined) problems.push(`${named}: ${path}${problem}`);
    }
  }
  return problems;
}

/** The original, and each smaller copy that was made. */
function filesIn(published: unknown): [path: string, file: unknown][] {
  const copies = Object.entries(sizes.safeParse(published).data?.sizes ?? {})
    .filter(([, copy]) => copy !== null && !noFile.safeParse(copy).success)
    .map(([name, copy]): [string, unknown] => [`sizes.${name}.`, copy]);
  return [['', published], ...copies];
}

const noName = 'filename: This is no name of a PNG, JPEG, WebP, AVIF or SVG picture.';

type About = z.infer<typeof about>;

async function wrongInPicture(
  { filename, mimeType, width, height }: About,
  folder: string,
): Promise<string | undefined> {
  if (!isPictureName(filename)) return noName;
  const header = await readHeader(pictureIn(folder, filename));
  if (!header)
    return `filename: pictures/${filename} is no picture that the site takes: put a PNG, JPEG, WebP, AVIF or SVG there, or take this one out.`;
  const end = filename.split('.').at(-1)?.toLowerCase() ?? '';
  if (mimeType !== header.mimeType || !header.ends.includes(end))
    return `mimeType: pictures/${filename} is ${header.mimeType}: say so here and in its name.`;
  // One that an older release kept may lie on its side.
  const sides = [header.width, header.height];
  const isSame = [
    [width, height],
    [height, width],
  ].some((pair) => pair.every((side, at) => side === sides[at]));
  return isSame
    ? undefined
    : `width and height: pictures/${filename} has ${sides.join(' and ')}: say so here.`;
}

/** What is wrong with a file for download. */
async function wrongInDownload(
  { filename, mimeType }: About,
  folder: string,
): Promise<string | undefined> {
  if (!isDownloadName(filename))
    return 'filename: This is no name of a PDF, an office document, a ZIP archive, a CSV or a plain text.';
  const content = await readFile(pictureIn(folder, filename));
  const wrong = wrongKind({ name: filename, content });
  if (wrong !== null) return `filename: pictures/${filename} is not taken. ${wrong}`;
  return mimeType === typeOf(filename)
    ? undefined
    : `mimeType: pictures/${filename} is ${typeOf(filename)}: say so here.`;
}
