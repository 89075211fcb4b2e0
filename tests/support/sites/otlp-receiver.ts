import { createServer } from 'node:http';
import { once } from 'node:events';

import { z } from 'zod';

const value = z.object({
  stringValue: z.string().optional(),
  intValue: z.union([z.number(), z.string()]).optional(),
});
const attributes = z
  .array(z.object({ key: z.string(), value }))
  .transform((list) =>
    Object.fromEntries(
      list.map(({ key, value: { stringValue, intValue } }) => [
        key,
        stringValue ?? Number(intValue),
      ]),
    ),
  );
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes,
  status: z.object({ code: z.number().optional() }),
});
const sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

export type ReceivedSpan = z.infer<typeof span>;

/** A collector of OpenTelemetry on loopback: OTLP over HTTP, as JSON. */
export async function startOtlpReceiver() {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const services = new Set<unknown>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      bodies.push(`${request.url ?? ''} ${JSON.stringify(request.headers)} ${body}`);
      for (const { resource, scopeSpans } of sent.parse(JSON.parse(body)).resourceSpans) {
        services.add(resource.attributes['service.name']);
        spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      }
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    bodies,
    services,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
