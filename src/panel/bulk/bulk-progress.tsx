'use client';

import { useConfig } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

import { inDigits } from '@/platform/place/wording';

import { readBulkRequest, type BulkRequest } from '@/platform/payload/panel/bulk-request';
import { addressOfDocument } from '@/platform/payload/panel/addresses';
import { answerRequests, type Ask } from '@/platform/payload/panel/requests';
import { doOneByOne, findDocuments, Refused, type Progress } from './one-by-one';

/** Fewer are done before somebody has read that they are being done. */
const worthShowing = 6;

interface Run {
  readonly request: BulkRequest;
  /** Of the collection, as the panel has it. */
  readonly name: string;
  readonly progress: Progress;
  readonly hasEnded: boolean;
}

/**
 * Does what a list does with many documents one by one, and says how far it is. Payload (3.90.2) asks
 * for all of them in one request: nobody sees how far it is, its address is too long for more than about
 * a hundred documents, they share one transaction, and what was refused has no name.
 */
export function BulkProgress({ children }: { readonly children: ReactNode }) {
  const { getEntityConfig } = useConfig();
  const [run, setRun] = useState<Run>();
  const stopping = useRef(new AbortController());
  const isRunning = run?.hasEnded === false;
  useEffect(() => {
    const answer = async (request: BulkRequest, init: RequestInit, ask: Ask): Promise<Response> => {
      try {
        return await answerOneByOne(request, init, ask);
      } catch (error) {
        // The list waits for an answer, whatever it is.
        return notBegun(error);
      }
    };
    const answerOneByOne = async (
      request: BulkRequest,
      init: RequestInit,
      ask: Ask,
    ): Promise<Response> => {
      const { admin, labels } = getEntityConfig({ collectionSlug: request.slug });
      const name = typeof labels.plural === 'string' ? labels.plural : request.slug;
      const { signal } = (stopping.current = new AbortController());
      const documents = await findDocuments(ask, request, admin.useAsTitle ?? 'id');
      const show = (progress: Progress, hasEnded: boolean) => {
        const isShown = hasEnded
          ? progress.total > 1 && lackOf(progress) > 0
          : progress.total >= worthShowing;
        setRun(isShown ? { request, name, progress, hasEnded } : undefined);
      };
      const tell = (progress: Progress) => show(progress, false);
      const progress = await doOneByOne(ask, request, documents, { init, signal, tell });
      show(progress, true);
      return toTheList(progress, request);
    };
    return answerRequests((address, init, ask) => {
      const request = readBulkRequest(address, init);
      return request && answer(request, init, ask);
    });
  }, [getEntityConfig]);
  useEffect(() => {
    if (!isRunning) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isRunning]);
  return (
    <>
      {children}
      {run ? (
        <BulkDialog
          {...run}
          onStop={() => stopping.current.abort()}
          onClose={() => setRun(undefined)}
        />
      ) : null}
    </>
  );
}

function notBegun(error: unknown): Response {
  const said = error instanceof Refused ? error.message : '';
  const message = said || 'The server could not be reached. Nothing was changed: try again.';
  return Response.json({ docs: [], errors: [{ message }], message }, { status: 400 });
}

/** How many documents are as they were. */
const lackOf = ({ total, docs }: Progress): number => total - docs.length;

/** What Payload's list takes for its own answer; which ones failed, and why, stands in the dialog. */
function toTheList(progress: Progress, { deed }: BulkRequest): Response {
  const { docs, failed, total } = progress;
  if (docs.length > 0 || total === 0)
    return Response.json({ docs, errors: [], message: outcomeOf(progress, deed.done) });
  const message = total === 1 && failed[0] ? failed[0].why : outcomeOf(progress, deed.done);
  return Response.json({ docs, errors: [{ message }], message }, { status: 400 });
}

const outcomeOf = ({ docs, total }: Progress, done: string): string =>
  `${docs.length === 0 ? 'None' : inDigits(docs.length)} of ${inDigits(total)} ${done}.`;

interface BulkDialogProps extends Run {
  readonly onStop: () => void;
  readonly onClose: () => void;
}

function BulkDialog({ request, name, progress, hasEnded, onStop, onClose }: BulkDialogProps) {
  const { docs, failed, total } = progress;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Over the question of the list, which waits for the answer.
  useEffect(() => dialog.current?.showModal(), []);
  const behind = docs.length + failed.length;
  return (
    <dialog
      ref={dialog}
      className="bulk-progress"
      aria-labelledby={id}
      onCancel={(event) => (hasEnded ? onClose() : event.preventDefault())}
    >
      <h2 id={id}>
        {name}: {request.deed.doing}
      </h2>
      <p role="status">{hasEnded ? outcomeOf(progress, request.deed.done) : ''}</p>
      {hasEnded ? (
        <Outcome {...{ request, progress }} />
      ) : (
        <>
          <p>
            So far {inDigits(behind)} of {inDigits(total)}.
            {failed.length === 0 ? null : ` ${inDigits(failed.length)} could not be done.`}
          </p>
          <progress value={behind} max={total} aria-label={`${name}: ${request.deed.doing}`} />
        </>
      )}
      {hasEnded ? (
        <button key="close" type="button" autoFocus onClick={onClose}>
          Close
        </button>
      ) : (
        <button key="stop" type="button" autoFocus onClick={onStop}>
          Stop, and keep what is done
        </button>
      )}
    </dialog>
  );
}

function Outcome({ request: { slug, deed }, progress }: Pick<Run, 'request' | 'progress'>) {
  const left = lackOf(progress) - progress.failed.length;
  return (
    <>
      {progress.failed.length === 0 ? null : (
        <>
          <p>These stay as they were:</p>
          <ul>
            {progress.failed.map(({ id, title, why }) => (
              <li key={id}>
                <a href={addressOfDocument(slug, id)}>{title}</a>
                <span>{why}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {left === 0 ? null : (
        <p>
          You stopped before {inDigits(left)} more: {left === 1 ? 'it is' : 'they are'} not{' '}
          {deed.done}.
        </p>
      )}
    </>
  );
}
