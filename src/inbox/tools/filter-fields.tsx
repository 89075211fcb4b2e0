import type { Option } from '@/forms';
import { selectBox, textBox } from '@/ui/dense-controls';

interface FilterSelectProps {
  name: string;
  label: string;
  value: string | null;
  options: readonly Option[];
  /** What it is called not to narrow. */
  all?: string;
}

/** The key shows what the address says again when that changes by another way than this form. */
export const FilterSelect = ({ name, label, value, options, all = 'All' }: FilterSelectProps) => (
  <label className="min-w-0">
    <span title={label} className="mb-1 block truncate text-ink-soft">
      {label}
    </span>
    <select key={value} name={name} defaultValue={value ?? ''} className={selectBox}>
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
);

interface DayFieldProps {
  name: string;
  label: string;
  value: string | null;
}

export const DayField = ({ name, label, value }: DayFieldProps) => (
  <label className="min-w-0">
    <span className="mb-1 block text-ink-soft">{label}</span>
    <input key={value} type="date" name={name} defaultValue={value ?? ''} className={textBox} />
  </label>
);

interface TextFieldProps extends DayFieldProps {
  /** What one could look like. */
  hint: string;
}

export const TextField = ({ name, label, value, hint }: TextFieldProps) => (
  <label className="min-w-0">
    <span className="mb-1 block truncate text-ink-soft">{label}</span>
    <input
      key={value}
      name={name}
      defaultValue={value ?? ''}
      placeholder={hint}
      maxLength={200}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      className={textBox}
    />
  </label>
);
