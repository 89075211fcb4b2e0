import type { IncomingFile } from '../../records/incoming/incoming-mail';

import { endingOf, safeName } from '@/platform/file-rules';
import { danger, endingFor } from '@/platform/files/file-kind';

import type { Carried } from './body';
import { decodeWords } from './encoded-words';
import { readHead, valueOf } from './headers';
import { readTnef } from './tnef';

/** So many files of a mail are kept beside the original, and so many are named. */
const most = { kept: 100, named: 500 } as const;

/** A picture among the words that is larger is no logo: somebody wants to show it. */
const largestLogo = 60_000;

const pictures = new Set(['png', 'jpg', 'gif', 'webp', 'bmp']);

/** What a mail inside of a mail is called. */
function subjectOf(content: Buffer): string {
  const { headers } = readHead(content, 0, () => false);
  return decodeWords(valueOf(headers, 'subject')).slice(0, 80);
}

function nameOf({ name, type, content }: Carried): string {
  const ending = endingFor(type, content);
  const isMail = /^message\/(?:rfc822|global)$/.test(type);
  const given = name.trim() || (isMail ? subjectOf(content).replace(/[/\\]/g, '-') : '');
  if (given === '') return `unnamed.${ending}`;
  const safe = safeName(given);
  const hasEnding = endingOf(safe) !== '' && !(isMail && name === '');
  return hasEnding || ending === 'dat' ? safe : safeName(`${safe}.${ending}`);
}

/** Where the name and the content say different things. */
function mistaken(name: string, { content }: Carried): string | null {
  const [said, found] = [endingOf(name).replace('jpeg', 'jpg'), endingFor('', content)];
  const isKnown = pictures.has(found) || found === 'pdf';
  return isKnown && said !== found ? `By its content it is a file of the kind ${found}.` : null;
}

/** The files that Outlook packed into one, behind it. */
const unpacked = (file: Carried): Carried[] => {
  const inside = /ms-tnef/.test(file.type) || /winmail\.dat$/i.test(file.name);
  if (!inside) return [file];
  const { packed, isCut } = readTnef(file.content);
  const beside = isCut ? `the first ${packed.length} of its files` : 'its files';
  const problem =
    packed.length === 0
      ? 'A package of Outlook, which Outlook alone opens.'
      : `A package of Outlook: ${beside} are beside it.`;
  return [
    { ...file, name: file.name || 'winmail.dat', problem },
    ...packed.map((each) => ({
      type: 'application/octet-stream',
      id: '',
      problem: 'From the package of Outlook.',
      part: null,
      ...each,
    })),
  ];
};

function fileOf(file: Carried, isLogo: boolean): IncomingFile {
  const name = nameOf(file);
  const harm = danger(name, file.content);
  const problems = [file.problem, harm, mistaken(name, file)].filter((each) => each !== null);
  return {
    name,
    size: file.content.length,
    content: file.content,
    kind: harm !== null ? 'dangerous' : isLogo ? 'inline' : 'plain',
    problem: problems.length === 0 ? null : problems.join(' '),
  };
}

/** A file that came by itself, named and judged as those of mails are. */
export const judgedFile = (name: string, content: Buffer): IncomingFile =>
  fileOf({ type: '', name, content, id: '', problem: null, part: null }, false);

interface Files {
  readonly files: readonly IncomingFile[];
  /** How many are not even named. */
  readonly unnamed: number;
}

/**
 * All files of a mail, each with a name and a kind. Logos take no place of the others.
 * @param shown the ids of the pictures among the words
 */
export function filesOf(carried: readonly Carried[], shown: ReadonlySet<string>): Files {
  const isLogo = (file: Carried) =>
    file.id !== '' &&
    shown.has(file.id) &&
    file.content.length <= largestLogo &&
    pictures.has(endingFor('', file.content));
  // A package of a few kilobytes can hold hundreds.
  const all = carried.flatMap(unpacked);
  let kept = 0;
  const files = all.slice(0, most.named).map((file) => {
    const read = fileOf(file, isLogo(file));
    if (read.kind !== 'inline') kept += 1;
    if (kept <= most.kept) return read;
    const problem = `It is in the original alone: ${most.kept} files are kept beside it.`;
    return { ...read, content: null, problem };
  });
  return { files, unnamed: all.length - files.length };
}
