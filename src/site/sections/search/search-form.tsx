import { box } from '@/forms/kinds/box';
import { classNames } from '@/ui/class-names';
import { Button } from '@/ui/button';
import { searchPath } from '~/collections/search/path';

import { mostLetters } from '../../search';

interface SearchFormProps {
  /** Of its field: no other element of the page has it. */
  id: string;
  /** The field that the page is about; those around each page are no landmarks beside it. */
  isMain?: boolean;
  /** Stands on the deep ground of the foot. */
  isOnDeep?: boolean;
  words: { readonly field: string; readonly button: string };
  typed?: string;
  className?: string;
}

/** Asks for the page of results, by its address: without a script, and so that it can be sent to others. */
export function SearchForm({
  id,
  isMain = false,
  isOnDeep = false,
  words,
  typed = '',
  className,
}: SearchFormProps) {
  return (
    <form action={searchPath} role={isMain ? 'search' : undefined} className={className}>
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
          className={classNames(box, 'min-w-0', isOnDeep && 'bg-transparent!')}
        />
        <Button type="submit" className="shrink-0">
          {words.button}
        </Button>
      </div>
    </form>
  );
}
