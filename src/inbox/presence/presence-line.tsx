'use client';

import { useEffect, useRef, useState } from 'react';

import { listOf } from '@/platform/place/wording';
import type { Presence } from '@/submissions/records/presence/presence';

const everyMs = 4000;

/** Says which colleagues have the same submission open, so that two do not answer at once. */
export function PresenceLine({ id }: { id: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [others, setOthers] = useState<readonly Presence[]>([]);

  useEffect(() => {
    let stopped = false;
    async function tell() {
      // The submission stands on the page twice, and one of the two is shown.
      if (document.visibilityState === 'hidden' || !place.current?.offsetParent) return;
      const now = await askOthers(id).catch(() => null);
      if (!stopped && now) setOthers(now);
    }
    void tell();
    const ticking = setInterval(() => void tell(), everyMs);
    return () => {
      stopped = true;
      clearInterval(ticking);
    };
  }, [id]);

  const writing = others.filter(({ isWriting }) => isWriting);
  const reading = others.filter(({ isWriting }) => !isWriting);
  return (
    <div ref={place} role="status" data-screen className="text-[13px] [&>p]:mt-1.5">
      {writing.length > 0 ? (
        <p className="w-fit bg-accent px-1.5 py-0.5 text-accent-ink">
          {sentence(writing, 'writing')}
        </p>
      ) : null}
      {reading.length > 0 ? <p className="text-ink-soft">{sentence(reading, 'reading')}</p> : null}
    </div>
  );
}

const sentence = (people: readonly Presence[], what: 'writing' | 'reading') =>
  `${listOf(people.map(({ name }) => name))} ${people.length === 1 ? 'is' : 'are'} ${what} here`;

async function askOthers(id: string): Promise<readonly Presence[] | null> {
  const response = await fetch('/admin/presence', {
    method: 'POST',
    body: new URLSearchParams({ id, writing: isWriting() ? 'yes' : 'no' }),
    signal: AbortSignal.timeout(everyMs * 2),
  });
  if (response.status !== 200) return null;
  const answer: unknown = await response.json();
  return saysOthers(answer) ? answer.others : null;
}

const saysOthers = (answer: unknown): answer is { others: readonly Presence[] } =>
  typeof answer === 'object' &&
  answer !== null &&
  'others' in answer &&
  Array.isArray(answer.others);

/** Whether somebody stands in a box of the open submission in which something is written. */
function isWriting(): boolean {
  const box = document.activeElement;
  return (
    box instanceof HTMLTextAreaElement &&
    box.value.trim() !== '' &&
    box.closest('form[data-reply], form[data-note]') !== null
  );
}
