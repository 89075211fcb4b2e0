'use client';

import { useRef, useState } from 'react';

import { inDigits } from '@/platform/place/wording';
import { fileLimits } from '~/collections/redirects/file/limits';

import { bringIn, tryFile, type Row } from './ask-file';
import { RowsTable } from './rows-table';

/** Nothing yet; what would become of a file; what has become of it, so far. */
type State =
  | { readonly at: 'file'; readonly problem?: string }
  | { readonly at: 'reading' }
  | { readonly at: 'tried'; readonly rows: readonly Row[] }
  | {
      readonly at: 'running' | 'ended';
      readonly rows: readonly Row[];
      readonly done: number;
      readonly of: number;
      readonly problem?: string;
    };

/** A file of redirects: first what would become of it, then row by row what became. */
export function BringIn() {
  const [state, setState] = useState<State>({ at: 'file' });
  const stopped = useRef(new AbortController());
  const read = async (file: File) => {
    setState({ at: 'reading' });
    const answer = await tryFile(file);
    setState('problem' in answer ? { at: 'file', ...answer } : { at: 'tried', ...answer });
  };
  const run = async (rows: readonly Row[], changes: boolean) => {
    const isWanted = ({ outcome }: Row) => outcome === 'new' || (changes && outcome === 'changes');
    const waiting = rows.filter(isWanted);
    const others = rows.filter((row) => !isWanted(row));
    const { signal } = (stopped.current = new AbortController());
    const brought: Row[] = [];
    const shown = (at: 'running' | 'ended', problem?: string) =>
      setState({
        ...{ at, rows: [...brought, ...others], done: brought.length, of: waiting.length },
        ...(problem !== undefined && { problem }),
      });
    shown('running');
    for (let at = 0; at < waiting.length && !signal.aborted; at += fileLimits.rowsAtOnce) {
      const answer = await bringIn(waiting.slice(at, at + fileLimits.rowsAtOnce), changes);
      if ('problem' in answer) {
        shown('ended', answer.problem);
        return;
      }
      brought.push(...answer.rows);
      shown('running');
    }
    shown('ended');
  };
  switch (state.at) {
    case 'file':
      return <FileForm problem={state.problem} onFile={(file) => void read(file)} />;
    case 'reading':
      return <p role="status">The file is read.</p>;
    case 'tried':
      return (
        <Plan
          rows={state.rows}
          onStart={(changes) => void run(state.rows, changes)}
          onAway={() => setState({ at: 'file' })}
        />
      );
    default:
      return (
        <Progress
          {...state}
          onStop={() => stopped.current.abort()}
          onAgain={() => setState({ at: 'file' })}
        />
      );
  }
}

interface FileFormProps {
  readonly problem: string | undefined;
  readonly onFile: (file: File) => void;
}

function FileForm({ problem, onFile }: FileFormProps) {
  const take = (data: FormData) => {
    const file = data.get('file');
    if (file instanceof File) onFile(file);
  };
  return (
    <form action={take} aria-label="Bring redirects in">
      <p>
        The first row names the columns: “Former address” and “Leads to”, and if you like “Kind”
        (308 for good, 307 for a time). You see first what would become of each row; until you press
        “Bring in”, nothing is written.
      </p>
      {problem === undefined ? null : (
        <p role="alert" className="redirects-file__problem">
          {problem}
        </p>
      )}
      <label className="redirects-file__file">
        <span>
          A CSV, at most {inDigits(fileLimits.rows)} rows and {inDigits(fileLimits.bytes / 1000)} kB
        </span>
        <input type="file" name="file" accept=".csv,.txt,text/csv" required data-own-limit />
      </label>
      <button type="submit">Try it</button>
    </form>
  );
}

interface PlanProps {
  readonly rows: readonly Row[];
  readonly onStart: (changes: boolean) => void;
  readonly onAway: () => void;
}

const count = (rows: readonly Row[], outcome: Row['outcome']) =>
  rows.filter((row) => row.outcome === outcome).length;

function Plan({ rows, onStart, onAway }: PlanProps) {
  const [withChanges, setWithChanges] = useState(false);
  const fresh = count(rows, 'new');
  const changing = count(rows, 'changes');
  const wanted = fresh + (withChanges ? changing : 0);
  return (
    <>
      <p role="status">
        Nothing is written yet. Of {inDigits(rows.length)} rows {inDigits(fresh)} would be new,{' '}
        {inDigits(changing)} would change one that is here, {inDigits(count(rows, 'same'))} are here
        already, and {inDigits(count(rows, 'refused'))} cannot come in.
      </p>
      {changing === 0 ? null : (
        <label className="redirects-file__choice">
          <input
            type="checkbox"
            checked={withChanges}
            onChange={({ target }) => setWithChanges(target.checked)}
          />
          <span>
            Change those that are here and lead elsewhere. Otherwise they stay as they are.
          </span>
        </label>
      )}
      <p className="redirects-file__deeds">
        <button type="button" disabled={wanted === 0} onClick={() => onStart(withChanges)}>
          Bring in {inDigits(wanted)}
        </button>
        <button type="button" className="redirects-file__second" onClick={onAway}>
          Choose another file
        </button>
      </p>
      <RowsTable rows={rows} />
    </>
  );
}

interface ProgressProps {
  readonly at: 'running' | 'ended';
  readonly rows: readonly Row[];
  readonly done: number;
  readonly of: number;
  readonly problem?: string;
  readonly onStop: () => void;
  readonly onAgain: () => void;
}

function Progress({ at, rows, done, of, problem, onStop, onAgain }: ProgressProps) {
  const stored = count(rows, 'made') + count(rows, 'changed');
  return (
    <>
      {problem === undefined ? null : (
        <p role="alert" className="redirects-file__problem">
          {problem}
        </p>
      )}
      <p role="status">
        {at === 'running'
          ? `${inDigits(done)} of ${inDigits(of)} rows are done.`
          : `${inDigits(stored)} of ${inDigits(of)} rows are in.`}
      </p>
      {at === 'running' ? (
        <>
          <progress value={done} max={of} aria-label="Rows" />
          <button type="button" className="redirects-file__second" onClick={onStop}>
            Stop, and keep what came in
          </button>
        </>
      ) : (
        <button type="button" className="redirects-file__second" onClick={onAgain}>
          Give another file
        </button>
      )}
      <RowsTable rows={rows} />
    </>
  );
}
