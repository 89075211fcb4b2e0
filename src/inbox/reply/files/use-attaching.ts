import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';

import { fileProblem, mailFileRule } from '@/platform/file-rules';
import { mailFiles } from '@/platform/mail/mail-limits';
import type { MailFile } from '@/submissions/records/thread/thread';

export interface Attaching {
  /** The name of the file on its way; empty for none. */
  readonly going: string;
  /** What was not attached and why, a sentence each. */
  readonly problems: readonly string[];
  /**
   * Attaches one after the other: together they can be more than a request may hold.
   * @param refused what cannot even be tried, and why
   * @returns for each what it is called now; null where it was not attached
   */
  readonly attach: (
    chosen: readonly File[],
    refused?: readonly string[],
  ) => Promise<readonly (string | null)[]>;
}

/**
 * The files of a mail that is being written. They are stored at once, as a draft.
 * @param uploadId of the form that takes them
 * @param files those that it has
 */
export function useAttaching(uploadId: string, files: readonly MailFile[]): Attaching {
  const router = useRouter();
  const [going, setGoing] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [shown, setShown] = useState(files);
  if (shown !== files) {
    setShown(files);
    // What was said of too many, say, is no longer so once one was taken off.
    if (shown.some(({ id }) => !files.some((file) => file.id === id))) setProblems([]);
  }
  /** The sizes of those that it has, also of those that the page has yet to show. */
  const sizes = useRef<readonly number[]>([]);
  useEffect(() => {
    sizes.current = files.map(({ size }) => size);
  }, [files]);
  const turn = useRef<Promise<unknown>>(Promise.resolve());

  async function attachOne(file: File): Promise<Sent> {
    const before = {
      count: sizes.current.length,
      bytes: sizes.current.reduce((sum, size) => sum + size, 0),
    };
    const problem = fileProblem(file, before, mailFiles);
    if (problem !== null) return { problem: `${file.name} was not attached. ${problem}` };
    const form = document.getElementById(uploadId);
    if (!(form instanceof HTMLFormElement)) return { problem: unreachable };
    setGoing(file.name);
    const data = new FormData(form);
    data.set('file', file);
    const sent = await send(data);
    if ('name' in sent) sizes.current = [...sizes.current, file.size];
    return sent;
  }

  async function attachAll(chosen: readonly File[], refused: readonly string[]) {
    const sent: Sent[] = [];
    for (const file of chosen) sent.push(await attachOne(file));
    setGoing('');
    setProblems([...refused, ...sent.flatMap((each) => ('problem' in each ? each.problem : []))]);
    const names = sent.map((each) => ('name' in each ? each.name : null));
    if (names.some((name) => name !== null)) router.refresh();
    return names;
  }

  function attach(chosen: readonly File[], refused: readonly string[] = []) {
    const attached = turn.current.then(() => attachAll(chosen, refused));
    turn.current = attached;
    return attached;
  }

  return { going, problems, attach };
}

const unreachable =
  'The server cannot be reached, so nobody can say whether this was attached. Load the page again in a moment.';

/** The name of a file that was attached, or why it was not. */
type Sent = { readonly name: string } | { readonly problem: string };

async function send(data: FormData): Promise<Sent> {
  const response = await fetch('/admin/attachments', {
    method: 'POST',
    body: data,
    headers: { Accept: 'application/json' },
  }).catch(() => null);
  if (!response) return { problem: unreachable };
  const said: unknown = await response.json().catch(() => null);
  const [name] = listIn(said, 'names');
  if (response.ok && name !== undefined) return { name };
  const [problem = `It was not attached. ${mailFileRule}`] = listIn(said, 'problems');
  return { problem };
}

/** What the inbox says; a proxy in front may say anything. */
function listIn(said: unknown, name: string): readonly string[] {
  const list: unknown = typeof said === 'object' && said !== null ? Reflect.get(said, name) : null;
  return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
}
