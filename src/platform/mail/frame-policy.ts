/**
 * The content security policy of a mail that somebody else wrote: nothing of it runs, is loaded or sent,
 * and pictures and styles count only where they stand in it. Links open beside it.
 */
export const mailFramePolicy = [
  "default-src 'none'",
  'img-src data:',
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');
