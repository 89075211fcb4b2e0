interface ReferenceLineProps {
  /** Names {reference}. */
  words: string;
  reference?: string;
}

/**
 * What to call the request by on the telephone. Where a script shows the view, it fills this in
 * (thank-you-view.ts).
 */
export function ReferenceLine({ words, reference }: ReferenceLineProps) {
  const [before, after] = words.split('{reference}');
  return (
    <p hidden={reference === undefined} className="mt-4">
      {before}
      <strong data-reference className="font-[640] whitespace-nowrap">
        {reference}
      </strong>
      {after}
    </p>
  );
}
