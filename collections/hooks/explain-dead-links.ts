import type { CollectionAfterErrorHook } from 'payload';

/** What Payload (3.90.2) says of such a link; in production it answers with an unknown error. */
const deadLink = 'Token is either invalid or has expired.';

/** Tells somebody whose link was used already, or is too old, what to do. */
export const explainDeadLinks: CollectionAfterErrorHook = ({ error }) => {
  if (error.message !== deadLink) return;
  const message = 'This link was used before or is older than an hour. Ask for a new one.';
  return { response: { errors: [{ message }] } };
};
