'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useId, useState } from 'react';
import { z } from 'zod';

import { momentInWords } from '@/platform/place/wording';

const listed = z.object({
  notes: z.array(
    z.object({ id: z.string(), name: z.string(), words: z.string(), writtenAt: z.string() }),
  ),
});
type Note = z.infer<typeof listed>['notes'][number];

async function ask(method: 'GET' | 'DELETE', query: Record<string, string>): Promise<Note[]> {
  const answer = await fetch(`/api/reviewer-notes?${new URLSearchParams(query).toString()}`, {
    method,
  });
  return listed.parse(await answer.json()).notes;
}

/** What reviewers without an account wrote to the draft, beside its form. Without any, nothing. */
export function NotesField() {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const owner = collectionSlug ?? globalSlug;
  const document = collectionSlug && id !== undefined ? String(id) : undefined;
  if (!owner || (collectionSlug && document === undefined)) return null;
  return <Notes owner={owner} document={document} />;
}

function Notes({ owner, document }: { owner: string; document: string | undefined }) {
  const name = useId();
  const [notes, setNotes] = useState<readonly Note[]>([]);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    let isLeft = false;
    ask('GET', { owner, ...(document !== undefined && { document }) }).then(
      (found) => {
        if (!isLeft) setNotes(found);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [owner, document]);

  async function remove(note: string) {
    setProblem(undefined);
    try {
      setNotes(await ask('DELETE', { owner, ...(document !== undefined && { document }), note }));
    } catch {
      setProblem('The note was not erased. Load the page again, and try once more.');
    }
  }

  if (notes.length === 0) return null;
  return (
    <section className="share-for-review" aria-labelledby={name}>
      <h2 id={name}>Notes of reviewers</h2>
      <p>By a link for review. They are erased with it.</p>
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      <ul>
        {notes.map((note) => (
          <li key={note.id}>
            <div>
              <p>
                <strong>{note.name}</strong>, {momentInWords(new Date(note.writtenAt))}
              </p>
              <blockquote>{note.words}</blockquote>
            </div>
            <button
              type="button"
              aria-label={`Erase the note of ${note.name}`}
              onClick={() => void remove(note.id)}
            >
              Erase
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
