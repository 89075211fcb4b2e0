import 'server-only';

/** What a caller can get back instead of a stored submission. The codes are stable. */
export type RefusalCode =
  'unsupported-media-type' | 'too-large' | 'malformed' | 'invalid' | 'unavailable';

const answers: Record<RefusalCode, { status: number; message: string }> = {
  'unsupported-media-type': { status: 415, message: 'Send the form as JSON.' },
  'too-large': { status: 413, message: 'Send at most 64 KB.' },
  malformed: { status: 400, message: 'The body is not valid JSON in UTF-8.' },
  invalid: { status: 422, message: 'Some answers need a second look.' },
  unavailable: {
    status: 503,
    message: 'Your message could not be stored just now. Please try again in a minute.',
  },
};

/** Thrown by a step of the door; the door turns it into the answer. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    /** For `invalid`: what is wrong, by field. */
    readonly fields?: Record<string, string>,
  ) {
    super(answers[code].message);
  }

  toResponse(): Response {
    const { status, message } = answers[this.code];
    const headers = new Headers({ 'Cache-Control': 'no-store' });
    if (this.code === 'unavailable') headers.set('Retry-After', '5');
    return Response.json(
      { error: { code: this.code, message, fields: this.fields } },
      { status, headers },
    );
  }
}
