import config from '@payload-config';
import { handleEndpoints } from 'payload';
import sharp from 'sharp';
import { z } from 'zod';

const answered = z.object({
  doc: z
    .looseObject({
      id: z.string(),
      filename: z.string(),
      url: z.string(),
      sizes: z.record(z.string(), z.looseObject({ url: z.string().nullish() })),
    })
    .optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

interface Sent {
  readonly headers: Record<string, string>;
  readonly fields: object;
  readonly file?: { readonly name: string; readonly data: Buffer };
  readonly method?: 'POST' | 'PATCH';
}

/** Sends a picture as the panel does. */
export async function sendPicture(path: string, { headers, fields, file, method }: Sent) {
  const body = new FormData();
  if (file) body.set('file', new File([new Uint8Array(file.data)], file.name));
  body.set('_payload', JSON.stringify(fields));
  const request = new Request(`http://localhost:3000/api${path}`, {
    method: method ?? 'POST',
    headers,
    body,
  });
  // Its length, as browsers send it.
  request.headers.set('Content-Length', String((file?.data.length ?? 0) + 500));
  const answer = await handleEndpoints({ config, request });
  const { doc, errors } = answered.parse(await answer.json());
  return { status: answer.status, doc, reason: errors?.[0]?.message };
}

export type SentDoc = NonNullable<Awaited<ReturnType<typeof sendPicture>>['doc']>;

/** The addresses of the original and of its smaller copies. */
export const addressesOf = ({ url, sizes }: SentDoc): string[] => [
  ...new Set([url, ...Object.values(sizes).flatMap((size) => size.url ?? [])]),
];

const get = (address: string) =>
  handleEndpoints({ config, request: new Request(`http://localhost:3000${address}`) });

/** The colour in the middle of what lies at the address; the status where there is nothing. */
export async function colourAt(address: string): Promise<string> {
  const answer = await get(address);
  const body = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== 200) return String(answer.status);
  const { dominant } = await sharp(body).stats();
  const found = Object.entries(colours).find(([, colour]) => distance(colour, dominant) < 90);
  return found?.[0] ?? 'another colour';
}

type Colour = Record<'r' | 'g' | 'b', number>;

const colours = {
  red: { r: 200, g: 20, b: 20 },
  green: { r: 20, g: 200, b: 20 },
  blue: { r: 20, g: 20, b: 200 },
} as const satisfies Record<string, Colour>;

const distance = (one: Colour, other: Colour) =>
  Math.abs(one.r - other.r) + Math.abs(one.g - other.g) + Math.abs(one.b - other.b);

/** A picture of one colour. */
export const inColour = (
  colour: keyof typeof colours,
  format: 'jpeg' | 'png' | 'webp' = 'png',
  [width, height] = [840, 525],
) =>
  sharp({ create: { width, height, channels: 3, background: colours[colour] } })
    .toFormat(format)
    .toBuffer();
