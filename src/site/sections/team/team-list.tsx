import { classNames } from '@/ui/class-names';
import { Link } from '@/ui/link';
import type { SmallWords } from '@/words';

import type { TeamMember } from '../../content';
import { Portrait } from '../portrait';
import { SampleMark } from '../sample-mark';

interface TeamListProps {
  words: SmallWords;
  people: readonly TeamMember[];
  /** Of the pages of those who sign articles, by their ids. */
  paths: Readonly<Record<string, string>>;
}

/** Each person on ground of their own: a portrait over the one layer, with name, role and words. */
export function TeamList({ words, people, paths }: TeamListProps) {
  return (
    <ul
      className={classNames(
        'grid gap-x-[clamp(20px,2.4vw,40px)] gap-y-[clamp(32px,4vw,64px)] sm:grid-cols-2',
        people.length % 4 === 0 ? 'nav:grid-cols-4' : 'nav:grid-cols-3',
      )}
    >
      {people.map((person) => (
        <TeamEntry key={person.id} words={words} person={person} path={paths[person.id]} />
      ))}
    </ul>
  );
}

interface TeamEntryProps {
  words: SmallWords;
  person: TeamMember;
  path: string | undefined;
}

/** Beside the portrait on a phone, below it where there is room. */
function TeamEntry({ words, person, path }: TeamEntryProps) {
  const { name, role, about, links, placeholder } = person;
  return (
    <li className="grid grid-cols-[minmax(0,112px)_minmax(0,1fr)] content-start gap-x-5 gap-y-4 max-sm:border-t max-sm:border-line max-sm:pt-5 sm:grid-cols-[minmax(0,1fr)]">
      <Portrait
        person={person}
        sizes="(width >= 961px) 30vw, (width >= 640px) 46vw, 112px"
        className="border-b-[12px] sm:border-b-[18px]"
      />
      <div>
        <h3 className="text-[clamp(21px,1.8vw,26px)] leading-[1.15] wrap-anywhere">
          {path === undefined ? (
            name
          ) : (
            <Link href={path} className="underline-offset-4 hover:underline hover:decoration-3">
              {name}
            </Link>
          )}
        </h3>
        <p className="mt-1 text-small font-[560] text-ink-soft stretch-86">{role}</p>
        {about ? <p className="mt-3 max-w-[46ch] text-pretty wrap-anywhere">{about}</p> : null}
        {links.length > 0 ? (
          <ul className="mt-1 flex flex-wrap gap-x-5">
            {links.map(({ label, url }) => (
              <li key={url}>
                <Link
                  href={url}
                  className="flex min-h-11 items-center underline underline-offset-3 hover:decoration-3"
                >
                  {label}
                  <span className="sr-only">, {name}</span>
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
        <SampleMark words={words} of={[{ placeholder }]} className="mt-2 text-ink-soft" />
      </div>
    </li>
  );
}
