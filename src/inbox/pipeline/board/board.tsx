'use client';

import { useEffect, useOptimistic, useRef, useState, useTransition } from 'react';

import { classNames } from '@/ui/class-names';

import { Problem } from '../../action/action-form';
import { answerOf } from '../../action/use-form-action';
import { useMay } from '../../frame/only-for';
import { moveOpportunity } from '../actions';
import { BoardCard } from './board-card';
import { withCardIn, type Card, type Column } from './card';
import { useDragging } from './use-dragging';

interface BoardProps {
  columns: readonly Column[];
}

/**
 * The stages beside each other. A card is moved by mouse, by its handle under a finger, by Shift and an
 * arrow, and without scripts by the form in it. It stands there at once, and goes back where the server
 * refuses.
 */
export function Board({ columns }: BoardProps) {
  const mayWork = useMay('work');
  const [shown, place] = useOptimistic(columns, withCardIn);
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');
  const [, startMoving] = useTransition();
  const board = useRef<HTMLDivElement>(null);
  const toFocus = useRef<string | null>(null);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  /** What a card became by moves of ours that this page does not show yet. */
  const versions = useRef(new Map<string, number>());

  function move(card: Card, to: string) {
    const column = shown.find(({ key }) => key === to);
    if (!mayWork || !column || card.stage === to) return;
    setSaid(`${card.name}: ${column.label}`);
    startMoving(async () => {
      place({ id: card.id, to });
      const sending = turn.current.then(() => send(card, to));
      turn.current = sending;
      const refused = await sending;
      startMoving(() => setProblem(refused));
    });
  }

  async function send({ id, form, version, name }: Card, to: string): Promise<string | undefined> {
    const expects = Math.max(version, versions.current.get(id) ?? 0);
    const data = new FormData();
    for (const [field, value] of Object.entries({ form, id, expects: String(expects), stage: to }))
      data.set(field, value);
    const answer = await answerOf(moveOpportunity, {}, data);
    if (!answer.problem) versions.current.set(id, expects + 1);
    return answer.problem && `${name}: ${answer.problem}`;
  }

  function moveBy(card: Card, steps: number) {
    const at = shown.findIndex(({ key }) => key === card.stage);
    const to = shown[at + steps];
    if (to) moveTo(card, to.key);
  }

  /** The focus goes with the card. */
  function moveTo(card: Card, to: string) {
    toFocus.current = card.id;
    move(card, to);
  }

  useEffect(() => {
    const id = toFocus.current;
    if (id === null) return;
    const link = board.current?.querySelector<HTMLElement>(`[data-card="${id}"] a`);
    if (!link || document.activeElement === link) return;
    link.focus();
  });

  const dragging = useDragging(board, (id, to) => {
    const card = shown.flatMap(({ cards }) => cards).find((each) => each.id === id);
    if (card) move(card, to);
  });
  return (
    <div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <Problem text={problem} className="mt-3" />
      <div
        ref={board}
        role="group"
        aria-label="Stages"
        onFocus={({ target }) => {
          if (target.closest('[data-card]')?.getAttribute('data-card') !== toFocus.current)
            toFocus.current = null;
        }}
        className="mt-4 grid auto-cols-[minmax(212px,1fr)] grid-flow-col gap-x-4 overflow-x-auto pb-4 max-sm:-mx-5 max-sm:auto-cols-[78vw] max-sm:snap-x max-sm:snap-proximity max-sm:scroll-px-5 max-sm:px-5"
      >
        {shown.map((column) => (
          <section
            key={column.key}
            data-stage={column.key}
            aria-labelledby={`stage-${column.key}`}
            className={classNames(
              'flex min-h-40 min-w-0 snap-start flex-col border-t-[3px]',
              dragging.over === column.key ? 'border-accent bg-ground' : 'border-ink',
            )}
          >
            <header className="border-b border-line px-2 pt-1.5 pb-2">
              <h2 id={`stage-${column.key}`} className="flex items-baseline gap-2 text-[15px]">
                <span className="min-w-0 wrap-anywhere">{column.label}</span>
                <span className="font-normal text-ink-soft tabular-nums">{column.count}</span>
              </h2>
              <Worth {...column} />
            </header>
            <ol className="flex-1">
              {column.cards.map((card) => (
                <BoardCard
                  key={card.id}
                  card={card}
                  stages={shown}
                  mayWork={mayWork}
                  dragged={dragging.id === card.id ? dragging.by : null}
                  onGrasp={dragging.grasp}
                  onMove={(steps) => moveBy(card, steps)}
                  onMoveTo={(to) => moveTo(card, to)}
                />
              ))}
            </ol>
            {column.count > column.cards.length ? (
              <p className="px-2 py-2 text-[13px]">
                <a
                  href={`/admin/pipeline?as=list&stage=${column.key}`}
                  className="underline underline-offset-2"
                >
                  All {column.count}
                </a>
              </p>
            ) : null}
          </section>
        ))}
      </div>
    </div>
  );
}

/** What a stage comes to, each currency by itself. */
const Worth = ({ whole, weighted }: Pick<Column, 'whole' | 'weighted'>) => (
  <>
    {whole.map((sum, at) => (
      <p key={sum} className="flex flex-wrap justify-between gap-x-2 text-[13px] tabular-nums">
        <span className="font-[620]">{sum}</span>
        <span className="text-ink-soft">{weighted[at]} weighted</span>
      </p>
    ))}
  </>
);
