'use client';

import Link from 'next/link';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { Button } from '@/ui/button';

import { headerIds } from '../frame/site-paths';
import { keepAnswer, onAnswerElsewhere, readAnswer, type Answer } from './answer';
import { startGoogleAnalytics, stopGoogleAnalytics } from '../analytics/google-analytics';
import { settingsView } from './settings-view';
import { useRoomBelow } from './use-room-below';
import { given, words } from './words';

/**
 * Asks whether Google Analytics may load. No dialog: the page works behind it, and keeps room for
 * it at its end. It comes before the page in the order of the keyboard, and lies below it.
 */
export function Question({ id }: { id: string }) {
  const [answer, setAnswer] = useState(() => readAnswer());
  const isWanted = useSyncExternalStore(settingsView.subscribe, settingsView.isOpen, () => false);
  const isShown = answer === null || isWanted;
  const place = useRef<HTMLElement>(null);
  useRoomBelow(place, isShown);

  useEffect(() => {
    if (answer === 'accepted') startGoogleAnalytics(id);
    else stopGoogleAnalytics(id);
  }, [answer, id]);

  useEffect(() => onAnswerElsewhere(setAnswer), []);

  // Moves the focus here for somebody who asked for the question, and back afterwards.
  useEffect(() => {
    if (!isWanted) return;
    const before = document.activeElement;
    place.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [isWanted]);

  if (!isShown) return null;

  const reply = (next: Answer) => {
    keepAnswer(next);
    setAnswer(next);
    settingsView.close();
    if (answer !== 'accepted' || next === 'accepted') return;
    // What Google has loaded stays until the page goes.
    stopGoogleAnalytics(id);
    location.reload();
  };

  return (
    <section
      ref={place}
      id={headerIds.question}
      tabIndex={-1}
      aria-label={words.name}
      className="fixed inset-x-0 bottom-0 z-10 bg-sheet text-small leading-snug text-ink -outline-offset-3 print:hidden"
    >
      <div className="hairlines h-[7px] border-t border-ink" aria-hidden="true" />
      <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-3 pt-2.5 pb-4">
        <p className="max-w-[76ch]">
          <strong className="font-[640]">{answer ? given[answer] : words.question}</strong>{' '}
          {words.consequence}{' '}
          <Link href="/privacy" prefetch={false} className="underline underline-offset-3">
            {words.privacy}
          </Link>
        </p>
        <div className="grid grid-cols-2 gap-3 max-sm:w-full">
          <Button look="outline" small onClick={() => reply('accepted')}>
            {words.accept}
          </Button>
          <Button look="outline" small onClick={() => reply('rejected')}>
            {words.reject}
          </Button>
        </div>
      </div>
    </section>
  );
}
