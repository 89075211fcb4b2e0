import { selectBox } from '@/ui/dense-controls';

/** A mailbox that a mail can go out from. */
export interface FromChoice {
  readonly address: string;
  /** With its name. */
  readonly label: string;
  /** What ends a reply from it; empty for nothing. */
  readonly signature: string;
}

interface FromSelectProps {
  /** The first stands there unless something else was chosen; nothing is shown of one. */
  choices: readonly FromChoice[];
  /** The address that was chosen; empty for the first. */
  chosen: string;
  onChoose?: (address: string) => void;
}

/** From which mailbox a mail goes out, where there are several. */
export function FromSelect({ choices, chosen, onChoose }: FromSelectProps) {
  const [first] = choices;
  if (!first || choices.length === 1) return null;
  const value = choices.some(({ address }) => address === chosen) ? chosen : first.address;
  const held = onChoose
    ? { value, onChange: ({ target }: { target: HTMLSelectElement }) => onChoose(target.value) }
    : { defaultValue: value };
  return (
    <label>
      <span className="mb-1 block text-ink-soft">From</span>
      <select name="from" className={selectBox} {...held}>
        {choices.map(({ address, label }) => (
          <option key={address} value={address}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
