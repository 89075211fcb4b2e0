'use client';

import { useState } from 'react';

import type { ApprovalState } from './approval-api';

interface AskFormProps {
  known: ApprovalState;
  act: (deed: object) => Promise<boolean>;
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
}

/** Names a colleague who should look at the draft. It is one button until somebody wants it. */
export function AskForm({ known, act, isOpen, setIsOpen }: AskFormProps) {
  const { approval, canAsk, colleagues, me } = known;
  const [approver, setApprover] = useState('');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const isAsked = approval?.state === 'waiting';

  async function send() {
    if (approver === '') {
      setProblem('Choose who should look at it.');
      return;
    }
    setProblem(undefined);
    if (!(await act({ deed: 'ask', approver, note }))) return;
    setIsOpen(false);
    setNote('');
  }

  if (!isOpen)
    return (
      <div className="share-for-review__deeds">
        <button type="button" onClick={() => setIsOpen(true)}>
          {approval === null ? 'Set as ready …' : isAsked ? 'Ask somebody else …' : 'Ask again …'}
        </button>
        {isAsked && approval.asker.id === me ? (
          <button type="button" onClick={() => void act({ deed: 'withdraw' })}>
            Withdraw
          </button>
        ) : null}
      </div>
    );
  if (!canAsk)
    return (
      <p role="status">
        Nothing here waits to be published. Change something first; it is saved as a draft.
      </p>
    );
  if (colleagues.length === 0)
    return (
      <p role="status">
        Nobody else may change content yet. An admin makes an account under Users.
      </p>
    );
  return (
    <>
      <label>
        Who should approve it{' '}
        <select value={approver} onChange={({ target }) => setApprover(target.value)}>
          <option value="">Choose</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Note
        <textarea
          rows={3}
          maxLength={1000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </label>
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      <div className="share-for-review__deeds">
        <button type="button" onClick={() => void send()}>
          Ask for approval
        </button>
        <button type="button" onClick={() => setIsOpen(false)}>
          Cancel
        </button>
      </div>
    </>
  );
}
