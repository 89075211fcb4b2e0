import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';

interface Grasped {
  readonly id: string;
  readonly pointer: number;
  readonly from: { readonly x: number; readonly y: number };
  /** How far the board was scrolled then. */
  readonly scrolled: number;
}

interface Dragged {
  readonly id: string;
  readonly by: { readonly x: number; readonly y: number };
  /** The stage under the pointer. */
  readonly over: string | null;
}

/** A hand that trembles does not drag. */
const leastPixels = 6;
/** So near to its edge the board scrolls on. */
const edge = 44;

/**
 * Cards that follow a pointer until it is lifted above a stage. Escape, and a pointer that the system
 * takes away, put them back.
 */
export function useDragging(
  board: RefObject<HTMLElement | null>,
  onDrop: (id: string, stage: string) => void,
) {
  const [grasped, setGrasped] = useState<Grasped | null>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });

  useEffect(() => {
    if (grasped === null) return;
    const { id, pointer, from, scrolled } = grasped;
    let over: string | null = null;
    let isMoving = false;
    let at = from;
    const place = () => {
      const by = {
        x: at.x - from.x + (board.current?.scrollLeft ?? 0) - scrolled,
        y: at.y - from.y,
      };
      over = stageAt(at.x, at.y);
      // No text is selected on the way.
      window.getSelection()?.removeAllRanges();
      setDragged({ id, by, over });
    };
    const follow = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointer) return;
      at = { x: event.clientX, y: event.clientY };
      isMoving ||= Math.hypot(at.x - from.x, at.y - from.y) >= leastPixels;
      if (isMoving) place();
    };
    const scrolling = setInterval(() => {
      const box = board.current?.getBoundingClientRect();
      if (!isMoving || !box || !board.current) return;
      const by = at.x > box.right - edge ? 14 : at.x < box.left + edge ? -14 : 0;
      if (by === 0) return;
      board.current.scrollLeft += by;
      place();
    }, 16);
    const end = () => {
      setGrasped(null);
      setDragged(null);
    };
    const lift = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointer) return;
      if (isMoving) {
        swallowClick();
        if (over !== null) drop.current(id, over);
      }
      end();
    };
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (isMoving) swallowClick();
      end();
    };
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', lift);
    window.addEventListener('pointercancel', end);
    window.addEventListener('keydown', giveUp);
    return () => {
      clearInterval(scrolling);
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', lift);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', giveUp);
    };
  }, [grasped, board]);

  function grasp(event: PointerEvent<HTMLElement>, id: string) {
    const isControl =
      event.target instanceof Element && event.target.closest('details, select, button');
    if (event.button !== 0 || isControl) return;
    setGrasped({
      id,
      pointer: event.pointerId,
      from: { x: event.clientX, y: event.clientY },
      scrolled: board.current?.scrollLeft ?? 0,
    });
  }

  return { ...(dragged ?? { id: null, by: null, over: null }), grasp };
}

const stageAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest('[data-stage]')?.getAttribute('data-stage') ?? null;

/** The link of a card that was dragged by it leads nowhere this once. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}
