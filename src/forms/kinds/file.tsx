import { endingsOf, fileProblem, formFileRule, kindProblem, safeName } from '@/platform/file-rules';
import { formFiles } from '@/platform/mail/mail-limits';
import { classNames } from '@/ui/class-names';

import { box } from './box';
import type { FieldBase, Kind } from './kind';
import { cleanLines, plainAnswer } from './text';

interface FileSettings extends FieldBase {
  /** Whether it takes more than one. */
  readonly several?: boolean;
  /** How many, then; as many as a form may have by itself. */
  readonly most?: number;
  /** What it is narrowed to (src/platform/file-rules.ts). */
  readonly only?: string;
}

/** A file as an answer names it: so many bytes, and its name. */
const line = /^(\d{1,10}) (.+)$/;

interface SentFile {
  readonly name: string;
  readonly size: number;
}

const isFile = (sent: unknown): sent is SentFile =>
  typeof sent === 'object' && sent !== null && 'name' in sent && 'size' in sent;

/** The answer that stands for files: each on a line of its own. */
export const answerOfFiles = (files: Iterable<SentFile>): string =>
  Array.from(files, ({ name, size }) => `${size} ${name.replace(/\s+/g, ' ')}`).join('\n');

export const filesIn = (answer: string): SentFile[] =>
  answer.split('\n').flatMap((text) => {
    const [, size, name] = line.exec(text) ?? [];
    return size && name ? [{ name, size: Number(size) }] : [];
  });

/** With its name, as it would be kept. */
const saidOf = ({ name }: SentFile, problem: string) => `${safeName(name)}: ${problem}`;

/** The first of them that is not taken, why, and what to do. */
export function problemOfFiles(files: readonly SentFile[]): string | null {
  let before = { count: 0, bytes: 0 };
  for (const file of files) {
    const problem = fileProblem(file, before, formFiles);
    if (problem !== null) return saidOf(file, problem);
    if (file.size === 0) return saidOf(file, 'It is empty. Choose one that has something in it.');
    before = { count: before.count + 1, bytes: before.bytes + file.size };
  }
  return null;
}

const hasEnding = ({ name }: SentFile, ending: string) => name.toLowerCase().endsWith(ending);

const inWords = (bytes: number): string =>
  bytes < 100_000 ? `${bytes} bytes` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Files from the sender's own disk. */
export const fileKind: Kind<FileSettings> = (field) => {
  const { name, label, required, several = false } = field;
  const most = several ? (field.most ?? formFiles.most) : 1;
  const endings = endingsOf(field.only);
  const names = (answer: string, between: string, of: (file: SentFile) => string): string =>
    filesIn(answer).map(of).join(between);
  return {
    ...plainAnswer(field),
    noun: 'file',
    hasFiles: true,
    columns: 1,
    draw: ({ attributes: { id, name, required, ...aria } }) => (
      <>
        <input
          {...{ id, name, required, ...aria }}
          aria-describedby={`${aria['aria-describedby']} ${id}-rule`}
          type="file"
          multiple={several}
          accept={endings.join(',')}
          className={classNames(box, 'file:mr-4 file:border-0 file:bg-transparent file:font-[580]')}
        />
        <p id={`${id}-rule`} className="mt-2 text-[15px] leading-[1.4] text-ink-soft">
          {formFileRule(most, field.only)}
        </p>
      </>
    ),
    // A name alone brings no file.
    read: (sent) => {
      if (sent === '') return '';
      return Array.isArray(sent) && sent.every(isFile) ? answerOfFiles(sent) : null;
    },
    clean: (answer) => cleanLines(answer),
    check: (answer) => {
      const files = filesIn(answer);
      if (files.length < answer.split('\n').length) return `Choose files for ${label}`;
      if (files.length > most && most < formFiles.most)
        return `Choose ${most === 1 ? 'one file' : `at most ${most} files`} for ${label}`;
      const wrong = files.find((file) => !endings.some((ending) => hasEnding(file, ending)));
      return wrong ? saidOf(wrong, kindProblem(field.only)) : problemOfFiles(files);
    },
    column: { name, label, required, type: 'textarea' },
    shown: (answer) => names(answer, ', ', (file) => `${file.name} (${inWords(file.size)})`),
    exported: (answer) => names(answer, '; ', (file) => file.name),
  };
};
