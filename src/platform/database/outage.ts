/** How the API says that a failure will pass. */
export const outage = {
  status: 503,
  headers: { 'Retry-After': '5' },
  body: { errors: [{ message: 'The database cannot be reached. Try again in a moment.' }] },
};

export const outageAnswer = (): Response =>
  Response.json(outage.body, { status: outage.status, headers: outage.headers });
