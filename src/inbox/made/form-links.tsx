'use client';

import Link from 'next/link';
import { useId, useState } from 'react';

import { textBox } from '@/ui/dense-controls';
import { classNames } from '@/ui/class-names';
import { useHydrated } from '@/ui/use-hydrated';

interface FormLinksProps {
  groups: readonly {
    readonly name: string;
    readonly forms: readonly {
      readonly id: string;
      readonly title: string;
      readonly open: number;
      readonly address: string;
    }[];
  }[];
  /** The id of the one that is looked at. */
  chosen: string | null;
}

/** So many are read at a glance. */
const fewForms = 8;

/** Links to the forms, by name. Where there are many, a word of the title finds them; that needs a script. */
export function FormLinks({ groups, chosen }: FormLinksProps) {
  const field = useId();
  const [word, setWord] = useState('');
  const hydrated = useHydrated();
  const count = groups.reduce((sum, { forms }) => sum + forms.length, 0);
  const found = groups
    .map(({ name, forms }) => ({
      name,
      forms: forms.filter(({ title }) => title.toLowerCase().includes(word.trim().toLowerCase())),
    }))
    .filter(({ forms }) => forms.length > 0);
  return (
    <>
      {count > fewForms && hydrated ? (
        <div className="max-w-[340px] pt-1">
          <label htmlFor={field} className="mb-1 block text-ink-soft">
            Find a form
          </label>
          <input
            id={field}
            type="search"
            autoComplete="off"
            value={word}
            onChange={({ currentTarget: { value } }) => setWord(value)}
            className={textBox}
          />
        </div>
      ) : null}
      {found.length === 0 ? (
        <p className="py-2 text-ink-soft">No form has this in its title.</p>
      ) : null}
      <div className="max-sm:-m-1.5 max-sm:max-h-52 max-sm:scroll-p-1.5 max-sm:overflow-y-auto max-sm:p-1.5">
        {found.map(({ name, forms }) => (
          <section key={name} aria-label={name} className="pb-1">
            {groups.length > 1 ? <h2 className="pt-1.5 text-ink-soft">{name}</h2> : null}
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-x-6">
              {forms.map(({ id, title, open, address }) => (
                <li key={id} className="border-b border-line">
                  <Link
                    href={address}
                    prefetch={false}
                    scroll={false}
                    aria-current={id === chosen ? 'page' : undefined}
                    className={classNames(
                      'flex min-h-9 items-center justify-between gap-3 max-sm:min-h-11',
                      id === chosen
                        ? 'bg-accent px-2 font-[660] text-accent-ink'
                        : 'hover:underline hover:underline-offset-4',
                    )}
                  >
                    <span className="truncate">{title}</span>
                    <span
                      className={classNames(
                        'flex-none tabular-nums',
                        id !== chosen && (open > 0 ? 'font-[620]' : 'text-ink-soft'),
                      )}
                    >
                      {open} open
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
