/** Three lines to fold out; one solid once they are. It follows the open `details` that has the class `group`. */
export function FoldMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-11 shrink-0 border border-ink bg-sheet p-2.5 print:hidden"
    >
      <path d="M3 5h18M3 12h18M3 19h18" className="stroke-ink stroke-2 group-open:hidden" />
      <path
        d="M2 7h20v10H2z"
        className="hidden fill-accent stroke-ink stroke-[1.5] group-open:block"
      />
    </svg>
  );
}
