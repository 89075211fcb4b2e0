/**
 * Tells a page which Google Analytics to ask its visitor about. Pages are static and built before
 * anybody knows where they will be served, so this is written in as they are.
 */
export function withAnalyticsId(html: Buffer, id: string): Buffer {
  const end = html.indexOf('</head>');
  if (end === -1) return html;
  const meta = Buffer.from(`<meta name="analytics-id" content="${id}"/>`);
  return Buffer.concat([html.subarray(0, end), meta, html.subarray(end)]);
}
