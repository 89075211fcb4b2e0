import {
  endLock,
  readHolder,
  takeLock,
  type LockedDocument,
} from '@/platform/payload/panel/document-lock';
import { joinTabs, type OtherTabs } from './other-tabs';

const lookEveryMs = 5000;
/** As long as Payload's own lock stands after a change. */
const heldForMs = 5 * 60 * 1000;

interface Hold {
  /** @returns whether somebody else has taken the document over from this form */
  readonly noteHolder: (holder: string) => boolean;
  readonly end: () => void;
}

interface RunningHold extends Hold {
  readonly isTaken: () => boolean;
}

/** Payload draws a form anew, for example after a takeover: it is back in a moment. */
const backWithinMs = 1000;

/** Holds of forms that are gone and may come back. */
const ending = new Map<string, { hold: RunningHold; timer: ReturnType<typeof setTimeout> }>();

/**
 * Holds the lock of a document from the first change in this form until the form is left. Payload
 * (3.90.2) keeps one lock of a person, however many tabs and browsers they have the document open in:
 * whichever leaves last ends it. Tabs of one browser know of each other; a form in another browser
 * looks every few seconds whether the lock still stands, and takes it again.
 */
export function holdDocument(document: LockedDocument, me: string, onTaken: () => void): Hold {
  const key = JSON.stringify([document, me]);
  const before = ending.get(key);
  clearTimeout(before?.timer);
  ending.delete(key);
  const hold = before?.hold ?? beginHold({ key, document, me, onTaken });
  const end = () => {
    ending.delete(key);
    hold.end();
  };
  return {
    noteHolder: hold.noteHolder,
    end: () => {
      // Whoever opens the document again sees what stands there now, and begins anew.
      if (hold.isTaken()) end();
      else ending.set(key, { hold, timer: setTimeout(end, backWithinMs) });
    },
  };
}

interface HoldRequest {
  readonly key: string;
  readonly document: LockedDocument;
  readonly me: string;
  readonly onTaken: () => void;
}

function beginHold({ key, document, me, onTaken }: HoldRequest): RunningHold {
  let isOurs = false;
  let isTaken = false;
  let changedAt = 0;
  let tabs: OtherTabs | undefined;

  const noteHolder = (holder: string) => {
    if (holder === me) {
      isOurs = true;
      changedAt = Date.now();
      tabs ??= joinTabs(key);
    } else if (isOurs && !isTaken) {
      isTaken = true;
      onTaken();
    }
    return isTaken && holder !== me;
  };

  const isHeld = () => tabs !== undefined;

  const look = async () => {
    if (!isHeld() || isTaken || Date.now() - changedAt > heldForMs) return;
    const holder = await readHolder(document);
    // The form may be left by now.
    if (!isHeld()) return;
    if (holder === undefined) await takeLock(document, me);
    else if (holder !== me) noteHolder(holder);
  };
  // One at a time: two that find no lock would leave two of them. Without an answer nothing is known.
  let isLooking = false;
  const tryToLook = async () => {
    if (isLooking) return;
    isLooking = true;
    await look().catch(() => undefined);
    isLooking = false;
  };

  const leave = () => {
    const isLast = tabs?.isHeldElsewhere() === false;
    tabs?.leave();
    tabs = undefined;
    if (isLast && !isTaken) void endLock(document, me).catch(() => undefined);
  };

  // The browser keeps the page as it is, and shows it again to whoever goes back.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || !isOurs) return;
    tabs ??= joinTabs(key);
    void tryToLook();
  };

  const timer = setInterval(() => void tryToLook(), lookEveryMs);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  return {
    noteHolder,
    isTaken: () => isTaken,
    end: () => {
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
      leave();
    },
  };
}
