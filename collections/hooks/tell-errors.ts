import type { AfterErrorHook, CollectionAfterErrorHook } from 'payload';
import { z } from 'zod';

import { isDatabaseAway } from '@/platform/database/failure-reason';
import { outage } from '@/platform/database/outage';
import { deadLink, invalidField, unknownError } from '@/platform/payload/words';
import { refusalOf } from '@/platform/refusal';

/** A `ValidationError` of Payload, recognised by its content. */
const validationError = z.object({
  message: z.string(),
  data: z.looseObject({
    errors: z.array(
      z.looseObject({
        path: z.string(),
        message: z.string(),
        label: z.string().optional().catch(undefined),
      }),
    ),
  }),
});

/**
 * Says which fields were refused, and why. Payload (3.90.2) does that only when the error has its
 * own class, and a build holds several copies of the class: a route rarely knows the one that threw.
 * Then people read “The following field is invalid” and no reason
 * (github.com/payloadcms/payload/issues/17298).
 */
export const tellFieldErrors: AfterErrorHook = ({ error, result }) => {
  const read = validationError.safeParse(error);
  if (!read.success) return;
  const { data } = read;
  const errors = [{ name: 'ValidationError', ...data, message: inToast(data) }];
  return { response: { ...result, errors } };
};

/**
 * The reason of the only field that was refused. The panel's toast (Payload 3.90.2) begins a line at
 * each comma: a sentence with one stands at the field alone.
 */
function inToast({ message, data }: z.infer<typeof validationError>): string {
  const [only, ...others] = data.errors;
  const givesReason = !message.startsWith(invalidField);
  return givesReason || only?.label === undefined || others.length > 0 || only.message.includes(',')
    ? message
    : `${only.label}: ${only.message}`;
}

const unknown = z.object({
  errors: z.tuple([z.object({ message: z.literal(unknownError) })]),
});

/** Replaces Payload's words, which name the document by its id. */
const locked =
  'Somebody else is working on this now, so nothing was saved. Open it to see who, and to take over.';

/**
 * Says why a request was refused. Payload (3.90.2) leaves that out when the error has no name, and
 * the build's errors have none: their classes are minified.
 */
export const tellRefusals: AfterErrorHook = ({ error, result }) => {
  const refusal = refusalOf(error);
  if (refusal?.status === 423) return { response: { errors: [{ message: locked }] } };
  if (!refusal?.isPublic || !unknown.safeParse(result).success) return;
  return { response: { errors: [{ message: error.message }] }, status: refusal.status };
};

/** Says that a failure will pass. Payload (3.90.2) answers 500, as for a defect. */
export const tellOutage: AfterErrorHook = ({ error, req }) => {
  if (!isDatabaseAway(error)) return;
  const headers = Object.entries(outage.headers);
  req.responseHeaders = new Headers([...(req.responseHeaders ?? []), ...headers]);
  return { response: outage.body, status: outage.status };
};

/** Tells somebody whose link was used already, or is too old, what to do. */
export const explainDeadLinks: CollectionAfterErrorHook = ({ error }) => {
  if (error.message !== deadLink) return;
  const message = 'This link was used before or is older than an hour. Ask for a new one.';
  return { response: { errors: [{ message }] } };
};
