const told = (message: string) => ({ errors: [{ message }] });

const message = 'The database cannot be reached. Try again in a moment.';

/** How the API says that a failure will pass. */
export const outage = {
  status: 503,
  headers: { 'Retry-After': '5' },
  message,
  body: told(message),
};

/** @param text what is said of something else that cannot be reached */
export const outageAnswer = (text = message): Response =>
  Response.json(told(text), { status: outage.status, headers: outage.headers });
