import type { Answers } from '../send/submission-body';

/** What a person has typed so far, and under which key it was last sent. */
export interface Draft {
  readonly answers: Answers;
  readonly key?: string;
  /** Why the page was loaded anew. */
  readonly notice?: string;
}

const placeOf = (form: string) => `draft:${form}`;
const placeOfAlong = (form: string) => `along:${form}`;

function isAnswers(value: unknown): value is Answers {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((answer) => typeof answer === 'string')
  );
}

function parseDraft(text: string): Draft | null {
  const stored: unknown = JSON.parse(text);
  if (typeof stored !== 'object' || stored === null || !('answers' in stored)) return null;
  if (!isAnswers(stored.answers)) return null;
  return {
    answers: stored.answers,
    ...('key' in stored && typeof stored.key === 'string' && { key: stored.key }),
    ...('notice' in stored && typeof stored.notice === 'string' && { notice: stored.notice }),
  };
}

/** Session storage may be switched off, full, or filled by someone else: then there is no draft. */
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Survives a failure, a reload and going back, in this tab alone. */
export function readDraft(form: string): Draft | null {
  return attempt(() => {
    const text = sessionStorage.getItem(placeOf(form));
    return text === null ? null : parseDraft(text);
  });
}

export function saveDraft(form: string, draft: Draft): void {
  attempt(() => sessionStorage.setItem(placeOf(form), JSON.stringify(draft)));
}

/** On success nothing stays behind: computers are shared. */
export function clearDraft(form: string): void {
  attempt(() => sessionStorage.removeItem(placeOf(form)));
  clearAlong(form);
}

/** The lines that another page wrote into the draft the last time (along.ts). */
export const readAlong = (form: string): string | null =>
  attempt(() => sessionStorage.getItem(placeOfAlong(form)));

export function saveAlong(form: string, lines: string): void {
  attempt(() => sessionStorage.setItem(placeOfAlong(form), lines));
}

export function clearAlong(form: string): void {
  attempt(() => sessionStorage.removeItem(placeOfAlong(form)));
}
