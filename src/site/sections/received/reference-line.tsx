/**
 * What to call the request by on the telephone. Where a script shows the view, it fills this in
 * (thank-you-view.ts).
 */
export function ReferenceLine({ reference }: { reference?: string }) {
  return (
    <p hidden={reference === undefined} className="mt-4">
      Your reference is{' '}
      <strong data-reference className="font-[640] whitespace-nowrap">
        {reference}
      </strong>
    </p>
  );
}
