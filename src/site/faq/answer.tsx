import { hatchClass } from '../drawings';

interface Row {
  term: string;
  words: string;
}

/** A paragraph of an answer: its words, or its rows where each line names something and says what it is. */
type Paragraph = { text: string; rows?: undefined } | { text: string; rows: Row[] };

/** Fewer would be a list in a sentence. */
const FEWEST_ROWS = 3;
const row = /^(?<term>[^:]{1,60}): (?<words>\S.*)$/;

/** An empty line parts two paragraphs. */
export const toParagraphs = (answer: string): Paragraph[] =>
  answer
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((text) => {
      const lines = text.split('\n');
      const rows = lines.flatMap((line) => {
        const { term, words } = row.exec(line.trim())?.groups ?? {};
        return term && words ? [{ term, words }] : [];
      });
      return rows.length === lines.length && rows.length >= FEWEST_ROWS ? { text, rows } : { text };
    });

/** Price bands and the like stand as a ledger, a layer to each row. */
export function Answer({ paragraphs }: { paragraphs: readonly Paragraph[] }) {
  return paragraphs.map(({ text, rows }) =>
    rows ? (
      <dl key={text} className="border-t-3 border-ink">
        {rows.map(({ term, words }, index) => (
          <div
            key={term}
            className="grid grid-cols-[clamp(20px,4vw,44px)_minmax(0,1fr)] gap-x-4 border-b border-edge sm:grid-cols-[clamp(20px,4vw,44px)_minmax(0,5fr)_minmax(0,9fr)]"
          >
            <span
              aria-hidden="true"
              className={`row-span-2 border-x border-ink sm:row-auto ${hatchClass(index)}`}
            />
            <dt className="pt-2.5 font-[640] tabular-nums stretch-92 sm:py-2.5">{term}</dt>
            <dd className="pb-2.5 text-ink-soft first-letter:uppercase max-sm:col-start-2 sm:py-2.5">
              {words}
            </dd>
          </div>
        ))}
      </dl>
    ) : (
      <p key={text}>{text}</p>
    ),
  );
}
