export type Answer = 'accepted' | 'rejected';

const key = 'analytics-answer';
const monthsKept = 6;

/** The visitor's answer; null when there is none, or none any more. */
export function readAnswer(now = new Date()): Answer | null {
  const [answer, until = ''] = (stored() ?? '').split(' until ');
  if (answer !== 'accepted' && answer !== 'rejected') return null;
  return Date.parse(until) > now.getTime() ? answer : null;
}

export function keepAnswer(answer: Answer, now = new Date()): void {
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() + monthsKept);
  try {
    localStorage.setItem(key, `${answer} until ${until.toISOString()}`);
  } catch {
    // Storage is closed or full. The answer holds on this page, and the next one asks again.
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Tells of an answer that is given in another tab, or on another page while the browser kept this one. */
export function onAnswerElsewhere(tell: (answer: Answer | null) => void): void {
  addEventListener('pageshow', ({ persisted }) => persisted && tell(readAnswer()));
  addEventListener('storage', (event) => {
    // No key: the whole storage was emptied.
    if (event.key === key || event.key === null) tell(readAnswer());
  });
}
