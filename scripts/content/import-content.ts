import type { Payload } from 'payload';

import { tellEveryProcess } from '@/platform/expiry/tell-every-process';
import { inOneLine } from '@/platform/plain-text';

import type { Pictures } from '../backup/pictures.mjs';
import { Failure } from '../steps/failure.mjs';
import { pictureIn, readContentOf, readManifest, type Content } from './folder';
import { inOneTransaction } from './one-transaction';
import { comparePictures, filesOf } from './picture-files';
import { oddPictures, wrongFiles } from './picture-problems';
import { inTheWay, misfits } from './problems';
import { countContent, removeContent } from './present-content';
import { writeSeedLedger } from './seed-ledger';
import { whatLeaves } from './what-leaves';
import { writeContent } from './write-content';

interface Import {
  readonly folder: string;
  /** Where the site keeps its pictures. */
  readonly pictures: Pictures;
  /** Whether the content that is there may be lost. */
  readonly isReplacing: boolean;
  /** Whether everything is only tried. */
  readonly isDryRun: boolean;
  readonly say: (line: string) => void;
}

/**
 * Puts the content of an export into the database, and its pictures where the site keeps them: all
 * of it, or nothing.
 * @throws Failure that says what is in the way
 */
export async function importContent(payload: Payload, given: Import): Promise<void> {
  const { folder, pictures, isReplacing, isDryRun, say } = given;
  const manifest = readManifest(folder);
  const content = readContentOf(folder);
  const misfit = [
    ...misfits(payload.config, manifest, content),
    ...oddPictures(payload.config, content),
  ];
  if (misfit.length > 0) throw refusal(misfit);
  const wanted = filesOf(payload.config, content);
  const files = await comparePictures({ folder, manifest, wanted, pictures });
  const there = await countContent(payload);
  tell(content, there, say);
  say(`files of pictures: ${files.fresh.length} come, ${files.same.length} are there already`);
  if (isReplacing && files.other.length > 0)
    say(`files of pictures that are written over: ${files.other.join(', ')}`);
  const problems = [
    ...files.missing.map((name) => `pictures/${name} is missing or damaged.`),
    ...(await wrongFiles(payload.config, { folder, content, missing: files.missing })),
    ...(isReplacing ? [] : inTheWay(there, files.other, pictures.where)),
  ];
  if (problems.length > 0 && !isDryRun) throw refusal(problems);

  const refused = await inOneTransaction(payload, async (transaction) => {
    await removeContent(transaction.req);
    const result = await writeContent(content, transaction, say);
    const isKept = result.length === 0 && !isDryRun;
    // Before anybody can see a page that shows them.
    if (isKept) await copy(files.fresh, given);
    return { isKept, result };
  });
  if (problems.length + refused.length > 0) throw refusal([...problems, ...refused]);
  if (isDryRun) {
    say('This was a dry run: nothing has changed, and all of it would come.');
    return;
  }
  await copy(files.other, given);
  checkCounts(content, await countContent(payload));
  await writeSeedLedger(payload, manifest.seed);
  const { collections, globals } = whatLeaves(payload.config);
  await tellEveryProcess([...collections, ...globals].map(({ slug }) => slug));
}

function tell(content: Content, there: ReadonlyMap<string, number>, say: Import['say']): void {
  for (const [slug, entries] of content.collections) {
    const drafts = entries.filter(({ draft }) => draft).length;
    const also = drafts > 0 ? ` (${drafts} with a draft)` : '';
    say(`${slug}: ${entries.length} come${also}, ${there.get(slug) ?? 0} are there`);
  }
  say(`globals: ${content.globals.size} come`);
}

async function copy(names: readonly string[], { folder, pictures, say }: Import): Promise<void> {
  for (const [index, name] of names.entries()) {
    await pictures.write(name, pictureIn(folder, name));
    if ((index + 1) % 50 === 0) say(`files of pictures: ${index + 1} of ${names.length}`);
  }
}

const refusal = (problems: readonly string[]) =>
  new Failure(
    `Nothing was imported:\n${problems.map((each) => `  ${inOneLine(each)}`).join('\n')}`,
  );

/** Payload does not tell when a commit fails (github.com/payloadcms/payload/issues/17726). */
function checkCounts({ collections }: Content, there: ReadonlyMap<string, number>): void {
  for (const [slug, entries] of collections)
    if (there.get(slug) !== entries.length)
      throw new Failure(
        `The database did not keep the ${slug}: see that it runs and has room, and import again.`,
      );
}
