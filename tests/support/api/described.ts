import { Ajv2020 } from 'ajv/dist/2020.js';
import { z } from 'zod';

import { description } from '@/inbox/api/description';

const shape = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        parameters: z.array(
          z.object({
            name: z.string(),
            in: z.enum(['path', 'query']),
            required: z.boolean(),
            schema: z.unknown(),
          }),
        ),
        requestBody: z
          .object({ content: z.record(z.string(), z.object({ schema: z.looseObject({}) })) })
          .optional(),
        responses: z.record(
          z.string(),
          z.object({ content: z.record(z.string(), z.object({ schema: z.looseObject({}) })) }),
        ),
      }),
    ),
  ),
});

const document = description();

/** All that is described: what a program would know that read nothing else. */
export const operationsDescribed = Object.entries(shape.parse(document).paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, each]) => ({
      method: method.toUpperCase(),
      path,
      ...each,
    })),
);
export type Described = (typeof operationsDescribed)[number];

// Each format stands there as a pattern as well.
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema({ ...document, $id: 'https://api.example/' });

const pointer = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** What is wrong with an answer by its description; nothing where that has it so. */
export function wrongWith(
  { path, method, responses }: Described,
  { status, headers, body }: { status: number; headers: Headers; body: unknown },
): string[] {
  const response = responses[String(status)];
  if (!response) return [`${method} ${path} answers ${status}, which is not described`];
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  if (!response.content[type]) return [`${method} ${path} answers ${status} as ${type}`];
  const at = [
    ...['paths', path, method.toLowerCase(), 'responses', String(status), 'content', type],
    'schema',
  ];
  const validate = ajv.getSchema(
    `https://api.example/#/${at.map((part) => encodeURIComponent(pointer(part))).join('/')}`,
  );
  if (!validate) return [`${method} ${path} ${status}: no schema`];
  if (validate(body)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${method} ${path} ${status}: ${instancePath} ${message ?? ''}`,
  );
}
