import { GripVertical } from 'lucide-react';
import Link from 'next/link';
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';

import { classNames } from '@/ui/class-names';
import { lineButton, selectBox } from '@/ui/dense-controls';

import { ActionForm } from '../../action/action-form';
import { moveOpportunity } from '../actions';
import type { Card, Column } from './card';

interface BoardCardProps {
  card: Card;
  stages: readonly Pick<Column, 'key' | 'label'>[];
  mayWork: boolean;
  /** How far it is dragged, in px; null while it stands. */
  dragged: { readonly x: number; readonly y: number } | null;
  onGrasp: (event: PointerEvent<HTMLElement>, id: string) => void;
  /** By so many stages, to the left where it is less than 0. */
  onMove: (steps: number) => void;
  /** To the stage of this key. */
  onMoveTo: (key: string) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A conversation in its stage. */
export function BoardCard({ card, stages, mayWork, dragged, ...rest }: BoardCardProps) {
  const { onGrasp, onMove, onMoveTo } = rest;
  const { id, name, company, value, expected, nextStep, nextDay, isLate, owner } = card;
  const moved: CSSProperties | undefined = dragged
    ? { transform: `translate(${dragged.x}px, ${dragged.y}px)` }
    : undefined;
  function onKeyDown(event: KeyboardEvent) {
    const by = steps[event.key];
    const isInField = event.target instanceof Element && event.target.closest('select, summary');
    if (by === undefined || !event.shiftKey || isInField) return;
    event.preventDefault();
    onMove(by);
  }
  return (
    <li
      data-card={id}
      style={moved}
      onKeyDown={mayWork ? onKeyDown : undefined}
      onPointerDown={
        mayWork ? (event) => event.pointerType === 'mouse' && onGrasp(event, id) : undefined
      }
      className={classNames(
        'relative border-b border-line px-2 py-2',
        mayWork && 'cursor-grab',
        dragged && 'pointer-events-none z-10 cursor-grabbing bg-accent text-accent-ink select-none',
      )}
    >
      <div className="flex items-start gap-1">
        <p className="min-w-0 flex-1 wrap-anywhere">
          <Link
            href={card.address}
            prefetch={false}
            draggable={false}
            aria-keyshortcuts={mayWork ? 'Shift+ArrowLeft Shift+ArrowRight' : undefined}
            className="font-[620] hover:underline hover:underline-offset-2"
          >
            {name}
          </Link>
          {company ? <span className="block text-[13px] leading-tight">{company}</span> : null}
        </p>
        {mayWork ? (
          <span
            aria-hidden="true"
            data-handle
            onPointerDown={(event) => event.pointerType !== 'mouse' && onGrasp(event, id)}
            className="-my-1 -mr-2 grid size-7 flex-none touch-none place-items-center text-ink-soft max-sm:size-11"
          >
            <GripVertical strokeWidth={1.5} className="size-4" />
          </span>
        ) : null}
      </div>
      <p className="mt-0.5 flex flex-wrap justify-between gap-x-2 text-[13px] tabular-nums">
        <span>{value ?? ''}</span>
        {expected ? <span>{expected}</span> : null}
      </p>
      <p className="mt-0.5 text-[13px] leading-snug wrap-anywhere">
        {nextStep ? (
          <>
            {nextStep}
            {nextDay ? (
              <>
                {', '}
                <span
                  className={classNames(isLate && !dragged && 'bg-bad-ground font-[620] text-bad')}
                >
                  {nextDay}
                  {isLate ? ', overdue' : ''}
                </span>
              </>
            ) : null}
          </>
        ) : (
          <span className="text-ink-soft">No next step</span>
        )}
      </p>
      <div className="flex items-baseline justify-between gap-2 text-[13px]">
        <span className="min-w-0 truncate text-ink-soft">{owner ?? 'Unassigned'}</span>
        {mayWork ? <MoveFold card={card} stages={stages} onMoveTo={onMoveTo} /> : null}
      </div>
    </li>
  );
}

/**
 * The same without a pointer, and without scripts. With them the board moves the card: a refusal said in
 * here would go with the card, which a colleague has moved elsewhere.
 */
const MoveFold = ({
  card,
  stages,
  onMoveTo,
}: Pick<BoardCardProps, 'card' | 'stages' | 'onMoveTo'>) => (
  <details className="open:basis-full">
    <summary className="cursor-pointer list-none py-0.5 underline underline-offset-2 max-sm:py-2.5">
      Move<span className="sr-only"> {card.name}</span>
    </summary>
    <ActionForm
      action={moveOpportunity}
      instead={(data) => {
        const stage = data.get('stage');
        if (typeof stage === 'string') onMoveTo(stage);
      }}
      aria-label={`Move ${card.name}`}
      className="mt-1 grid gap-1.5"
    >
      <input type="hidden" name="form" value={card.form} />
      <input type="hidden" name="id" value={card.id} />
      <input type="hidden" name="expects" value={card.version} />
      <select name="stage" aria-label="Stage" defaultValue={card.stage} className={selectBox}>
        {stages.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <button type="submit" className={lineButton}>
        Move
      </button>
    </ActionForm>
  </details>
);
