import { OnlyFor } from '../frame/only-for';
import { Pager } from '../list/pager';
import { countWords } from '../list/words';
import type { Colleague } from '../submission/colleagues';
import { PersonAddresses } from './person-addresses';
import { PersonTimeline } from './person-timeline';
import { personPageSize, type Person } from './reads';

interface PersonViewProps {
  person: Person;
  /** From 1 on. */
  page: number;
  colleagues: readonly Colleague[];
}

/** Everything from one person, and what else can be done with all of it. */
export function PersonView({ person, page, colleagues }: PersonViewProps) {
  const { id, addresses, joins, offered, total, timeline } = person;
  const address = (number: number) =>
    number === 1 ? `/admin/people/${id}` : `/admin/people/${id}?page=${number}`;
  return (
    <>
      <p className="mt-1 text-ink-soft">
        {countWords(total, 'submission')}, with all replies and notes.{' '}
        <OnlyFor right="erase">
          <a href={`/admin/data-protection?person=${id}`} className="underline underline-offset-4">
            Export or erase all of it
          </a>
        </OnlyFor>
      </p>
      <PersonAddresses {...{ id, addresses, joins, offered }} />
      <PersonTimeline {...{ timeline, colleagues }} />
      {timeline.length === 0 ? <p className="mt-4">There is nothing on this page.</p> : null}
      <Pager
        before={page > 1 ? address(page - 1) : null}
        after={page * personPageSize < total ? address(page + 1) : null}
        labels={{ before: 'Newer', after: 'Older' }}
      />
    </>
  );
}
