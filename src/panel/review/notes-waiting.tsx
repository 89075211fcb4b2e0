import { createLocalReq, type Payload, type TypedUser } from 'payload';

import { may } from '@/accounts/rights';
import { isOn } from '@/features';
import { inTurn } from '@/platform/database/in-turn';
import { inDigits, momentInWords } from '@/platform/place/wording';
import { mayUpdate } from '~/collections/may-update';
import { wasPublishedSince } from '~/collections/review/latest';
import { listNewestNotes, type PlacedNote } from '~/collections/review/notes/notes';

import { findNames } from '../calendar/names';
import type { Reading } from '../dashboard/reading';

/** How many notes are looked at, and how many of those that wait are shown. */
const most = { read: 50, shown: 5 } as const;

/** Heads the panel's first page, while a reviewer's note waits for whoever looks. */
export async function NotesWaiting({ payload, user }: { payload: Payload; user: TypedUser }) {
  if (!isOn('review') || !may(user, 'content')) return null;
  const req = await createLocalReq({ user }, payload);
  const notes = await findWaiting({ payload, user, req });
  if (notes.length === 0) return null;
  const left = notes.length - most.shown;
  return (
    <section className="waiting-work" aria-labelledby="notes-of-reviewers">
      <h2 id="notes-of-reviewers">Notes of reviewers</h2>
      <ul>
        {notes.slice(0, most.shown).map(({ id, name, words, writtenAt, title, href }) => (
          <li key={id}>
            <a href={href}>
              <span>
                {title}: {name}, {momentInWords(writtenAt)}: “{begun(words)}”
              </span>
            </a>
          </li>
        ))}
      </ul>
      {left > 0 ? <p>{inDigits(left)} more, beside the forms of what they are about.</p> : null}
    </section>
  );
}

/** What nothing was published after, of what the user may change: they read the notes beside its form, too. */
async function findWaiting(reading: Reading) {
  const notes = await listNewestNotes(most.read);
  const nameOf = await findNames(reading, notes);
  const found = await inTurn(notes, async (note) => {
    const name = nameOf(note);
    return name && (await isForUser(reading, note)) ? { ...note, ...name } : undefined;
  });
  return found.filter((note) => note !== undefined);
}

async function isForUser({ payload, req }: Reading, note: PlacedNote): Promise<boolean> {
  const { owner, document, writtenAt } = note;
  const target = document === null ? { global: owner } : { collection: owner, id: document };
  if (!(await mayUpdate(req, target))) return false;
  return !(await wasPublishedSince(payload, note, writtenAt));
}

/** As much as a line has room for; all of it stands beside the form. */
function begun(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  return line.length > 140 ? `${line.slice(0, 139).trimEnd()}…` : line;
}
