'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { startTransition, useOptimistic, useRef, type KeyboardEvent } from 'react';

import { classNames } from '@/ui/class-names';

interface SubmissionTab {
  name: string;
  label: string;
  address: string;
}

interface SubmissionTabsProps {
  tabs: readonly SubmissionTab[];
  /** Null while none of them shows. */
  selected: string | null;
  /** The id of the panel that all of them fill. */
  panel: string;
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Links, so that a tab is an address; arrow keys move between them as in every tab list. */
export function SubmissionTabs({ tabs, selected, panel }: SubmissionTabsProps) {
  const router = useRouter();
  const [shown, show] = useOptimistic(selected);
  // One of them is always in the way of the Tab key.
  const inTabOrder = shown ?? tabs[0]?.name;
  const links = useRef(new Map<string, HTMLAnchorElement | null>());

  function open({ name, address }: SubmissionTab) {
    startTransition(() => {
      show(name);
      router.push(address, { scroll: false });
    });
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    const next =
      event.key === ' ' ? tabs[index] : tabs[steps[event.key]?.(index, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    links.current.get(next.name)?.focus();
    open(next);
  }

  return (
    <div
      role="tablist"
      aria-label="Submissions"
      className="mt-2.5 ml-5 flex gap-7 max-sm:mt-0 max-sm:mr-5 border-b border-line max-sm:gap-4.5"
    >
      {tabs.map((tab, index) => {
        const isShown = tab.name === shown;
        return (
          <Link
            key={tab.name}
            ref={(link) => void links.current.set(tab.name, link)}
            role="tab"
            id={`tab-${tab.name}`}
            aria-selected={isShown}
            aria-controls={panel}
            tabIndex={tab.name === inTabOrder ? 0 : -1}
            href={tab.address}
            prefetch={false}
            scroll={false}
            onNavigate={(event) => {
              event.preventDefault();
              open(tab);
            }}
            onKeyDown={(event) => onKeyDown(event, index)}
            className={classNames(
              'flex min-h-11 items-center border-b-4 pt-1 text-[15px] sm:whitespace-nowrap max-sm:text-[14px] max-sm:stretch-86',
              isShown
                ? 'border-accent font-[660]'
                : 'border-transparent font-[540] text-ink-soft hover:border-edge hover:text-ink',
            )}
          >
            {tab.label}
          </Link>
        );
      })}
    </div>
  );
}
