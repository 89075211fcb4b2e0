'use client';

import { useState } from 'react';

import { publishedMark } from './published-mark';

interface AnswerFormProps {
  /** Of what is approved. */
  words: string | null;
  /** Whether the form has these words, and not those of before. */
  isShown: boolean;
  act: (deed: object) => Promise<boolean>;
}

/** For the colleague who was asked. */
export function AnswerForm({ words, isShown, act }: AnswerFormProps) {
  const [note, setNote] = useState(begunNote);

  async function settle(deed: object): Promise<boolean> {
    const isDone = await act({ ...deed, note });
    if (isDone) sessionStorage.removeItem(placeOfNote());
    return isDone;
  }

  async function publish() {
    if (!(await settle({ deed: 'publish', words }))) return;
    // The form holds the draft as it was.
    history.replaceState(history.state, '', publishedMark);
    location.reload();
  }

  function lookAgain() {
    sessionStorage.setItem(placeOfNote(), note);
    location.reload();
  }

  return (
    <>
      <label>
        Your note
        <textarea
          rows={3}
          maxLength={1000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </label>
      {isShown ? null : <p role="status">It has changed since you opened it.</p>}
      <div className="share-for-review__deeds">
        {isShown ? (
          <>
            <button type="button" onClick={() => void settle({ deed: 'approve', words })}>
              Approve
            </button>
            <button type="button" onClick={() => void publish()}>
              Approve and publish
            </button>
          </>
        ) : (
          <button type="button" onClick={lookAgain}>
            See what stands there now
          </button>
        )}
        <button type="button" onClick={() => void settle({ deed: 'return' })}>
          Give back
        </button>
      </div>
    </>
  );
}

/** Of what is half written while the page is loaded again. */
const placeOfNote = () => `note to ${location.pathname}`;

const begunNote = (): string =>
  typeof sessionStorage === 'undefined' ? '' : (sessionStorage.getItem(placeOfNote()) ?? '');
