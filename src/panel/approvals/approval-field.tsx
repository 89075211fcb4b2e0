'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useId, useMemo, useState } from 'react';

import {
  addressOfDocument,
  addressOfGlobal,
  addressOfVersions,
} from '@/platform/payload/panel/addresses';
import { comparedWith } from '@/platform/payload/panel/versions';

import { askApproval, away, type ApprovalState, type Draft } from './approval-api';
import { AskForm } from './ask-form';
import { AnswerForm } from './answer-form';
import { inWords } from './in-words';
import { takePublishedMark } from './published-mark';

/** While somebody writes, the form saves itself four times a second (collections/drafts/with-drafts.ts). */
const afterSaves = 500;

/** Who is to look at the draft before it is published, beside its form. */
export function ApprovalField() {
  const { collectionSlug, data, globalSlug, id, isTrashed, lastUpdateTime } = useDocumentInfo();
  const owner = collectionSlug ?? globalSlug;
  const document = collectionSlug && id !== undefined ? String(id) : undefined;
  if (!owner || isTrashed || (collectionSlug && document === undefined)) return null;
  const shown: unknown = data?.['updatedAt'];
  return (
    <Approval
      owner={owner}
      document={document}
      savedAt={lastUpdateTime}
      shownAt={typeof shown === 'string' ? shown : undefined}
    />
  );
}

interface ApprovalProps extends Draft {
  savedAt: number | undefined;
  /** When the words were saved that the form shows: of one that somebody else holds, those at its opening. */
  shownAt: string | undefined;
}

function Approval({ owner, document, savedAt, shownAt }: ApprovalProps) {
  const name = useId();
  const draft = useMemo(() => ({ owner, document }), [owner, document]);
  const [known, setKnown] = useState<ApprovalState>();
  const [problem, setProblem] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const [isJustPublished, setIsJustPublished] = useState(false);

  // Each save may take an approval back, or be the first after which there is something to ask about. Where nobody
  // asks, the form asks once.
  const watched = isAsking || known?.approval ? savedAt : undefined;
  useEffect(() => {
    let isLeft = false;
    const look = () =>
      askApproval(draft).then(
        (state) => {
          if (isLeft) return;
          setKnown(state);
          if (takePublishedMark()) setIsJustPublished(true);
        },
        () => undefined,
      );
    const timer = setTimeout(() => void look(), watched === undefined ? 0 : afterSaves);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [draft, watched]);

  async function act(deed: object): Promise<boolean> {
    setProblem(undefined);
    try {
      setKnown(await askApproval(draft, deed));
      return true;
    } catch (error) {
      setProblem(error instanceof Error && error.message ? error.message : away);
      return false;
    }
  }

  if (!known) return null;
  const { approval, me } = known;
  const isMine = approval?.state === 'waiting' && approval.approver.id === me;
  return (
    <section className="share-for-review" aria-labelledby={name}>
      <h2 id={name}>Ready for review</h2>
      {isJustPublished ? (
        <p role="status">Published as you saw it. Whoever asked is told by mail.</p>
      ) : null}
      {approval === null ? null : (
        <>
          <p role="status">{inWords(approval)}.</p>
          {approval.note === '' ? null : (
            <blockquote>
              {approval.asker.name}: {approval.note}
            </blockquote>
          )}
          {approval.answer === '' ? null : (
            <blockquote>
              {approval.approver.name}: {approval.answer}
            </blockquote>
          )}
          <WhatChanged draft={draft} compare={known.compare} />
        </>
      )}
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      {isMine ? (
        <AnswerForm words={known.words} isShown={isShown(known.savedAt, shownAt)} act={act} />
      ) : (
        <AskForm known={known} act={act} isOpen={isAsking} setIsOpen={setIsAsking} />
      )}
    </section>
  );
}

const isShown = (savedAt: string | null, shownAt: string | undefined): boolean =>
  savedAt === null || shownAt === undefined || Date.parse(savedAt) <= Date.parse(shownAt);

function WhatChanged({ draft, compare }: { draft: Draft; compare: ApprovalState['compare'] }) {
  if (compare === null) return <p>It was never published: all of it is new.</p>;
  const { owner, document } = draft;
  const form = document === undefined ? addressOfGlobal(owner) : addressOfDocument(owner, document);
  const address = `${addressOfVersions(form)}/${compare.latest}?${comparedWith}=${compare.published}`;
  return (
    <p>
      <a href={address}>What changed against what visitors see</a>
    </p>
  );
}
