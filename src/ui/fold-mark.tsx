/** Two layers in a fold; one solid once it is open. It follows the open `details` that has the class `group`. */
export function FoldMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-11 shrink-0 border border-ink bg-sheet p-2.5 print:hidden"
    >
      <path
        d="M3 5.5l9 7 9-7M3 12.5l9 7 9-7"
        className="fill-none stroke-ink stroke-2 group-open:hidden"
      />
      <path
        d="M2 8h20v8H2z"
        className="hidden fill-accent stroke-ink stroke-[1.5] group-open:block"
      />
    </svg>
  );
}
