/** real-estate → Real Estate Software Solutions: the browser title follows the slug (spec, section 2). */
export function industryTitle(slug: string): string {
  const words = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join(' ')} Software Solutions`;
}
