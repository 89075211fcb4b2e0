'use client';

import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { textBox } from '@/ui/dense-controls';

/** Where `/` leads. Shows what the address says, also after "Clear" or the browser's Back. */
export function SearchField({ value }: { value: string }) {
  const input = useRef<HTMLInputElement>(null);
  // Not at the start: somebody may have typed before the script had come.
  const shown = useRef(value);
  useEffect(() => {
    if (input.current && shown.current !== value) input.current.value = value;
    shown.current = value;
  }, [value]);
  return (
    <div className="relative min-w-0 flex-1 sm:max-w-[340px]">
      <Search
        aria-hidden="true"
        strokeWidth={1.5}
        className="pointer-events-none absolute top-1/2 left-2.5 size-4.5 -translate-y-1/2 text-ink-soft"
      />
      <input
        ref={input}
        id="search"
        type="search"
        name="q"
        aria-label="Search submissions"
        placeholder="Search submissions"
        maxLength={300}
        defaultValue={value}
        className={`${textBox} pl-9!`}
      />
    </div>
  );
}
