import 'server-only';

import { Refusal } from './refusal';

const maxBytes = 64 * 1024;

/** How the caller sent the form: our script sends JSON, a browser without JavaScript a form. */
export type Encoding = 'json' | 'form';

export function encodingOf(request: Request): Encoding {
  const [type] = (request.headers.get('content-type') ?? '').split(';');
  switch (type?.trim().toLowerCase()) {
    case 'application/json':
      return 'json';
    case 'application/x-www-form-urlencoded':
      return 'form';
    default:
      throw new Refusal('unsupported-media-type');
  }
}

/** Counts on the stream, since a declared length may lie. */
async function readText(request: Request): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let bytes = 0;
  if (!request.body) return text;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw new Refusal('too-large');
    }
    text += decode(decoder, value);
  }
  return text + decode(decoder);
}

/** Invalid UTF-8 is refused, not repaired. */
function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch {
    throw new Refusal('malformed');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('malformed');
  }
}

/**
 * `URLSearchParams` would put a replacement character for what is not UTF-8.
 * @param several names of fields that may be answered several times: each on a line, then
 * @throws Refusal
 */
function parseForm(text: string, several: readonly string[]): Record<string, string> {
  const decodePart = (part: string) => decodeURIComponent(part.replaceAll('+', ' '));
  try {
    const pairs = text.split('&').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [decodePart(name), decodePart(value.join('='))] as const;
    });
    const ofName = (wanted: string) =>
      pairs.flatMap(([name, value]) => (name === wanted ? [value] : [])).join('\n');
    return {
      ...Object.fromEntries(pairs),
      ...Object.fromEntries(several.map((name) => [name, ofName(name)])),
    };
  } catch {
    throw new Refusal('malformed');
  }
}

/** @throws Refusal when the body is too large, not UTF-8 or not an object */
export async function readBody(
  request: Request,
  { encoding, several }: { encoding: Encoding; several: readonly string[] },
): Promise<Record<string, unknown>> {
  const text = await readText(request);
  if (encoding === 'form') return parseForm(text, several);
  const body = parseJson(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal('malformed');
  }
  return { ...body };
}
