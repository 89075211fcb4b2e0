import type { Remark } from './stream';

/** Of what was done at one stretch, so much stands open. */
const mostOpen = 3;

/** What staff did between two mails, quieter than these. A long list is folded down to its end. */
export function DeedList({ deeds }: { deeds: readonly Remark[] }) {
  const folded = deeds.length > mostOpen + 1 ? deeds.slice(0, -mostOpen) : [];
  return (
    <li className="pl-[18px] text-[13px]">
      {folded.length > 0 ? (
        <details>
          <summary className="w-fit cursor-pointer py-1 underline underline-offset-2 max-sm:py-2.5">
            {folded.length} earlier changes
          </summary>
          <Deeds deeds={folded} />
        </details>
      ) : null}
      <Deeds deeds={deeds.slice(folded.length)} />
    </li>
  );
}

const Deeds = ({ deeds }: { deeds: readonly Remark[] }) => (
  <ul className="grid gap-1 text-ink-soft">
    {deeds.map(({ id, at, on, by, words }) => (
      <li key={id} className="wrap-anywhere">
        {by} {words}, <time dateTime={at}>{on}</time>
      </li>
    ))}
  </ul>
);
