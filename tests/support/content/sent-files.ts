import config from '@payload-config';
import { handleEndpoints } from 'payload';
import { z } from 'zod';

const answered = z.object({
  doc: z
    .looseObject({
      id: z.string(),
      title: z.string(),
      filename: z.string(),
      url: z.string(),
      mimeType: z.string(),
    })
    .optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

interface Sent {
  readonly headers: Record<string, string>;
  readonly name: string;
  readonly content: Buffer | string;
  readonly fields?: object;
  /** Of the document whose file it replaces. */
  readonly id?: string;
}

/** Sends a file for download as the panel does. */
export async function sendFile({ headers, name, content, fields = {}, id }: Sent) {
  const body = new FormData();
  const data = Buffer.from(content);
  body.set('file', new File([new Uint8Array(data)], name));
  body.set('_payload', JSON.stringify(fields));
  const address = `http://localhost:3000/api/downloads${id === undefined ? '' : `/${id}`}`;
  const method = id === undefined ? 'POST' : 'PATCH';
  const request = new Request(address, { method, headers, body });
  // Its length, as browsers send it.
  request.headers.set('Content-Length', String(data.length + 500));
  const answer = await handleEndpoints({ config, request });
  const { doc, errors } = answered.parse(await answer.json());
  return { status: answer.status, doc, reason: errors?.[0]?.message };
}
