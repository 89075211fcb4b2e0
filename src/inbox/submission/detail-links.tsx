'use client';

import { ChevronDown, ChevronUp, Maximize2, Minimize2, X, type LucideIcon } from 'lucide-react';
import Link from 'next/link';

/** Where the links beside an open submission lead; null at the ends of the page. */
export interface Neighbours {
  previous: string | null;
  next: string | null;
  close: string;
  /** Where it has the page for itself, or no longer has. */
  fullPage: string;
  isFull: boolean;
  /** Where to go once it has left the list; null where it stays in it. */
  following: string | null;
}

const square = 'grid size-[34px] place-items-center max-sm:size-11';

type DetailLinksProps = Omit<Neighbours, 'following'> & { openId: string };

export function DetailLinks({ openId, previous, next, close, fullPage, isFull }: DetailLinksProps) {
  const Toggle = isFull ? Minimize2 : Maximize2;
  // The link goes with what it closes; the row that was open takes the focus over.
  const focusRow = () => document.getElementById(`row-${openId}`)?.focus({ preventScroll: true });
  return (
    <div className="flex flex-none max-sm:-mr-3 print:hidden">
      <Step label="Previous" step={-1} address={previous} icon={ChevronUp} />
      <Step label="Next" step={1} address={next} icon={ChevronDown} />
      <Link
        href={fullPage}
        prefetch={false}
        scroll={false}
        aria-label={isFull ? 'Beside the list' : 'Full page'}
        title={isFull ? 'Beside the list' : 'Full page'}
        className={`${square} max-[1080px]:hidden! hover:bg-accent hover:text-accent-ink`}
      >
        <Toggle aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
      </Link>
      <Link
        href={close}
        prefetch={false}
        scroll={false}
        aria-label="Close"
        data-close
        onNavigate={focusRow}
        className={`${square} hover:bg-accent hover:text-accent-ink`}
      >
        <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
      </Link>
    </div>
  );
}

interface StepProps {
  label: string;
  /** For the keys. */
  step: 1 | -1;
  address: string | null;
  icon: LucideIcon;
}

function Step({ label, step, address, icon: Icon }: StepProps) {
  const drawing = <Icon aria-hidden="true" strokeWidth={1.5} className="size-5" />;
  if (address === null) {
    return (
      <a role="link" aria-disabled="true" aria-label={label} className={`${square} text-edge`}>
        {drawing}
      </a>
    );
  }
  return (
    <Link
      href={address}
      prefetch={false}
      scroll={false}
      aria-label={label}
      data-step={step}
      className={`${square} hover:bg-accent hover:text-accent-ink`}
    >
      {drawing}
    </Link>
  );
}
