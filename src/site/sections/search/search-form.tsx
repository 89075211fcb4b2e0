import { box } from '@/forms/kinds/box';
import { Button } from '@/ui/button';
import { searchPath } from '~/collections/search/path';

import { mostLetters } from '../../search';

interface SearchFormProps {
  /** Of its field: no other element of the page has it. */
  id: string;
  words: { readonly field: string; readonly button: string };
  typed?: string;
  className?: string;
}

/** Asks for the page of results, by its address: without a script, and so that it can be sent to others. */
export function SearchForm({ id, words, typed = '', className }: SearchFormProps) {
  return (
    <form action={searchPath} role="search" className={className}>
      <label htmlFor={id} className="mb-2 block text-[16px] font-[520] stretch-92">
        {words.field}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          type="search"
          name="q"
          defaultValue={typed}
          maxLength={mostLetters}
          autoComplete="off"
          enterKeyHint="search"
          className={`${box} min-w-0`}
        />
        <Button type="submit" className="shrink-0">
          {words.button}
        </Button>
      </div>
    </form>
  );
}
