/** Facts for search engines. A browser runs nothing of this, so no policy needs to know it. */
export function StructuredData({ data }: { data: object }) {
  // An editor's “</script>” must not end the element.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
