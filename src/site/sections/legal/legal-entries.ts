import type { LegalPage } from '@/payload-types';

type Body = LegalPage['sections'][number]['body'];

export interface LegalEntry {
  /** Its address on the page. */
  id: string;
  /** As it is printed: “4. The Data We Collect”. */
  heading: string;
  body: Body;
}

const toId = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');

export function toEntries({ sections, numbered }: LegalPage, year: string): LegalEntry[] {
  const taken = new Set<string>();
  return sections.map(({ heading, body }, index) => {
    const text = heading.replaceAll('{year}', year);
    const number = index + 1;
    const wanted = toId(heading);
    const id = wanted === '' || taken.has(wanted) ? `section-${number}` : wanted;
    taken.add(id);
    return { id, heading: numbered ? `${number}. ${text}` : text, body };
  });
}
