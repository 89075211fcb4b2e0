/** So much stands there at once: some three people. */
const longest = 120;

interface RecipientListProps {
  label: string;
  /** `, ` between two; null for nobody. */
  people: string | null;
}

/** Who got a mail, folded where it is many. */
export function RecipientList({ label, people }: RecipientListProps) {
  if (people === null) return null;
  const look = 'mt-1 text-[13px] wrap-anywhere text-ink-soft';
  if (people.length <= longest)
    return (
      <p className={look}>
        {label}: {people}
      </p>
    );
  return (
    <details className={`group ${look}`}>
      <summary className="w-fit max-w-full cursor-pointer py-1 max-sm:py-2.5">
        {label}: <span className="group-open:hidden">{people.slice(0, longest).trimEnd()}… </span>
        <span className="underline underline-offset-2">
          <span className="group-open:hidden">Show all</span>
          <span className="hidden group-open:inline">Show fewer</span>
        </span>
      </summary>
      {people}
    </details>
  );
}
