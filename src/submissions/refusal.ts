import 'server-only';

import type { Challenge } from 'altcha-lib';

import { refusalTexts } from '@/forms/refusal-texts';

/** What a caller can get back instead of a stored submission. The codes are stable. */
export type RefusalCode = keyof typeof answers;

const answers = {
  'unknown-form': { status: 404, message: 'There is no such form.' },
  'method-not-allowed': { status: 405, message: 'Send the form with POST.' },
  'unsupported-media-type': { status: 415, message: 'Send the form as JSON.' },
  'too-large': { status: 413, message: 'That is more than this form takes. Shorten your answers.' },
  'files-too-large': {
    status: 413,
    message: 'All files together are larger than 25 MB. Choose fewer or smaller ones.',
  },
  'many-files': {
    status: 429,
    message:
      'Many files came from your address just now. Send it again in a few minutes, or without files.',
  },
  'no-room': { status: 413, message: 'There is no room for files just now. Send it without them.' },
  'no-files-now': {
    status: 503,
    message: 'Files cannot be taken just now. Send it again in a few minutes, or without files.',
  },
  malformed: { status: 400, message: 'The body is not valid JSON in UTF-8.' },
  'invalid-key': { status: 400, message: 'The Idempotency-Key is not 1 to 200 printable letters.' },
  'key-reused': {
    status: 409,
    message: 'Something else was sent under this Idempotency-Key before.',
  },
  'form-changed': {
    status: 409,
    message:
      'The form has changed meanwhile. What you typed is still here; look it over and send again.',
  },
  invalid: { status: 422, message: 'Some answers need a second look.' },
  'rate-limited': { status: 429, message: refusalTexts['rate-limited'] },
  'old-preview': { status: 403, message: 'This preview is too old. Load it again.' },
  'page-over': { status: 403, message: 'This page is no longer open.' },
  'not-open-yet': { status: 403, message: 'The form is not open yet.' },
  closed: { status: 403, message: 'The form is closed.' },
  full: { status: 403, message: 'The form is full.' },
  busy: { status: 503, message: refusalTexts.busy },
  'unknown-outcome': { status: 503, message: refusalTexts['unknown-outcome'] },
  unavailable: { status: 503, message: refusalTexts.unavailable },
} as const;

/** A page that comes back holds no file: whoever sent some would not see that they are gone. */
export const chooseAgain = 'Choose your files once more: they did not come back with this page.';

/** Of what is too much to be given back. */
export const goBack = 'Go back in your browser: what you wrote is still there.';

interface Details {
  /** For `invalid`: what is wrong, by field. */
  readonly fields?: Record<string, string>;
  /** What is said besides. */
  readonly remark?: string;
  /** In how many seconds another try has a chance. */
  readonly retryAfter?: number;
  /** For `rate-limited`: the work that lets this submission through all the same. */
  readonly challenge?: Challenge;
  /** Where a form takes no answers: what its page says, in place of our own words. */
  readonly closed?: ClosedWords;
}

export interface ClosedWords {
  readonly title: string;
  readonly text: string;
}

/** Thrown by a step of the door; the door turns it into the answer. */
export class Refusal extends Error {
  readonly status: number;

  constructor(
    readonly code: RefusalCode,
    readonly details: Details = {},
  ) {
    super(details.closed ? inOneLine(details.closed) : answers[code].message);
    this.status = answers[code].status;
  }

  get headers(): Headers {
    const headers = new Headers({ 'Cache-Control': 'private, no-store' });
    const { retryAfter = this.status === 503 ? 5 : undefined } = this.details;
    if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
    if (this.code === 'method-not-allowed') headers.set('Allow', 'POST');
    return headers;
  }

  toResponse(): Response {
    const { fields, challenge, remark } = this.details;
    const message = [this.message, remark].filter(Boolean).join(' ');
    return Response.json(
      { error: { code: this.code, message, fields, challenge } },
      { status: this.status, headers: this.headers },
    );
  }
}

const inOneLine = ({ title, text }: ClosedWords): string =>
  `${/[.!?]$/.test(title) ? title : `${title}.`} ${text}`;

/** The door's answer to everything but POST. */
export const refuseMethod = (): Response => new Refusal('method-not-allowed').toResponse();
