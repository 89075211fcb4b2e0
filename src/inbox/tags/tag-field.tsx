import { useId } from 'react';

import { longestTag } from '@/submissions/records/tags/tag-text';
import { textBox } from '@/ui/dense-controls';

import { tagsInUse } from './reads';

interface TagFieldProps {
  name: string;
  label: string;
  /** Whether the label is for who listens alone. */
  isTerse?: boolean;
  value?: string | null;
  className?: string;
}

/** A field for a tag, which suggests those in use. */
export function TagField({ name, label, isTerse = false, value, className }: TagFieldProps) {
  const list = useId();
  return (
    <label className={className ?? 'min-w-0'}>
      <span className={isTerse ? 'sr-only' : 'mb-1 block truncate text-ink-soft'}>{label}</span>
      <input
        key={value}
        name={name}
        list={list}
        defaultValue={value ?? ''}
        placeholder={isTerse ? label : undefined}
        maxLength={longestTag}
        autoComplete="off"
        autoCapitalize="none"
        className={textBox}
      />
      <Suggestions list={list} />
    </label>
  );
}

async function Suggestions({ list }: { list: string }) {
  const tags = await tagsInUse();
  return (
    <datalist id={list}>
      {tags.map((tag) => (
        <option key={tag} value={tag} />
      ))}
    </datalist>
  );
}
