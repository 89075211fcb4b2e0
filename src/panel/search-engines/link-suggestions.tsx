'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { z } from 'zod';

const answer = z.object({
  suggestions: z.array(z.object({ title: z.string(), path: z.string() })),
});

type Suggestions = z.infer<typeof answer>['suggestions'];

type State =
  | { readonly at: 'idle' | 'asking' | 'failed' }
  | { readonly at: 'found'; readonly suggestions: Suggestions };

/** Beside the form of a page: which others it could link to, once somebody asks. */
export function LinkSuggestions() {
  const { collectionSlug = '', id } = useDocumentInfo();
  const [state, setState] = useState<State>({ at: 'idle' });
  const [copied, setCopied] = useState('');
  const heading = useId();
  if (id === undefined) return null;
  const ask = async () => {
    setState({ at: 'asking' });
    try {
      const query = new URLSearchParams({ collection: collectionSlug, id: String(id) });
      const response = await fetch(`/api/link-suggestions?${query.toString()}`);
      setState({ at: 'found', ...answer.parse(await response.json()) });
    } catch {
      setState({ at: 'failed' });
    }
  };
  const copy = async (path: string) => {
    await navigator.clipboard.writeText(path);
    setCopied(path);
  };
  return (
    <section className="checks link-suggestions" aria-labelledby={heading}>
      <h2 id={heading}>Pages to link to</h2>
      <button type="button" onClick={() => void ask()} disabled={state.at === 'asking'}>
        Find pages with the same words
      </button>
      <p role="status">{statusOf(state, copied)}</p>
      {state.at === 'found' && state.suggestions.length > 0 && (
        <ul>
          {state.suggestions.map(({ title, path }) => (
            <li key={path}>
              <a href={path} target="_blank" rel="noreferrer">
                {title}
              </a>
              <span>{path}</span>
              <button
                type="button"
                aria-label={`Copy the link to ${title}`}
                onClick={() => void copy(path)}
              >
                Copy the link
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function statusOf(state: State, copied: string): string {
  switch (state.at) {
    case 'idle':
      return '';
    case 'asking':
      return 'The pages are read.';
    case 'failed':
      return 'The server did not answer. Try it again in a moment.';
    default:
      if (copied !== '') return `${copied} is copied: paste it where you make the link.`;
      return state.suggestions.length === 0
        ? 'No other page says the same words without a link between the two.'
        : 'Neither of the two links to the other yet.';
  }
}
