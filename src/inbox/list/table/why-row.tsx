import type { Match } from '../matches';

interface WhyRowProps {
  match: Match;
  /** How many columns the table has. */
  columns: number;
}

/** Below a row that a search found: where the words stand, when its columns do not show them. */
export const WhyRow = ({ match: { label, parts }, columns }: WhyRowProps) => (
  <tr
    role="row"
    data-why
    className="cursor-pointer border-line @max-[700px]:-ml-5 @max-[700px]:block max-sm:-mr-5"
  >
    <td
      role="cell"
      colSpan={columns}
      className="border-b border-line pb-2 pl-9 text-[13px] text-ink-soft break-words @max-[700px]:block @max-[700px]:pr-5 @max-[700px]:pl-13"
    >
      <span className="font-[580]">{/[?:.!]$/.test(label) ? label : `${label}:`}</span>{' '}
      <bdi>
        {parts.map(({ text, isMarked }, index) =>
          isMarked ? (
            <mark key={index} className="bg-accent text-accent-ink">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </bdi>
    </td>
  </tr>
);
