const ofPostgres = /^(22[0-9A-Z]{3}|42883|42804|42846)$/;

/** How busboy and Payload (3.90.2) put it. */
const ofMultipart =
  /^(Malformed |Multipart: |Unexpected end of |Unsupported content type|Missing Content-Type|Request is not eligible)/;

/**
 * Whether an error comes from what was sent and from nothing else: a value that PostgreSQL cannot
 * read or that a column cannot be compared with, an impossible date, broken JSON or multipart.
 */
export function isCallersFault(error: unknown): boolean {
  for (let next = error, depth = 0; next instanceof Error && depth < 8; next = next.cause, depth++)
    if (isOne(next)) return true;
  return false;
}

function isOne(error: Error): boolean {
  if ('severity' in error && 'code' in error && ofPostgres.test(String(error.code))) return true;
  if (error instanceof SyntaxError) return /JSON/.test(error.message);
  if (error instanceof RangeError) return error.message === 'Invalid time value';
  return ofMultipart.test(error.message);
}
