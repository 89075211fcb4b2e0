import Link from 'next/link';

import type { PersonRow } from '@/submissions/records/people/list';

import { RelativeTime } from '../../frame/relative-time';
import { countWords } from '../../list/words';
import { personName } from '../contact-words';
import { contactAddress } from '../contact-view';
import { contactLink } from '../contact-links';
import { ContactTable, OpenValue, type ContactColumn } from './contact-table';
import type { ContactPage } from './reads';

interface PeopleTableProps extends Pick<ContactPage<PersonRow>, 'rows' | 'values'> {
  caption: string;
  /** All are of one company, which is not said again. */
  isOfOne?: boolean;
  /** What time it is by the server's clock. */
  now: number;
}

/** People, each with the way to their page. */
export function PeopleTable({ rows, values, caption, isOfOne, now }: PeopleTableProps) {
  const company: ContactColumn<PersonRow> = {
    label: 'Company',
    width: 'w-[22%]',
    card: 'max-[760px]:order-3 max-[760px]:col-span-2',
    value: ({ company }) =>
      company ? (
        <Link
          href={contactAddress({ kind: 'company', id: company.id })}
          prefetch={false}
          className={contactLink}
        >
          <bdi>{company.name}</bdi>
        </Link>
      ) : null,
  };
  const columns: readonly ContactColumn<PersonRow>[] = [
    ...(isOfOne ? [] : [company]),
    {
      label: 'Email and telephone',
      width: isOfOne ? 'w-[40%]' : 'w-[26%]',
      card: 'max-[760px]:order-4 max-[760px]:col-span-2',
      value: ({ address, telephone }) => (
        <>
          {address ? <span className="block">{address}</span> : null}
          {telephone ? <span className="block text-ink-soft">{telephone}</span> : null}
        </>
      ),
    },
    {
      label: 'Last enquiry',
      width: 'w-[104px]',
      card: 'max-[760px]:order-2 max-[760px]:text-right text-ink-soft',
      value: ({ lastAt }) => <RelativeTime at={lastAt} now={now} />,
    },
    {
      label: 'Conversations',
      width: 'w-[108px]',
      isNumber: true,
      card: 'max-[760px]:order-5 max-[760px]:text-left!',
      value: ({ conversations }) => <Count count={conversations} thing="conversation" />,
    },
    ...(values
      ? [
          {
            label: 'Open value',
            width: 'w-[120px]',
            isNumber: true,
            card: 'max-[760px]:order-6 font-[580]',
            value: ({ id }: PersonRow) => <OpenValue total={values.get(id)} />,
          },
        ]
      : []),
  ];
  return (
    <ContactTable
      {...{ caption, rows, columns }}
      nameOf={(row) => (
        <>
          <Link
            href={contactAddress({ kind: 'person', id: row.id })}
            prefetch={false}
            className={contactLink}
          >
            <bdi>{personName(row)}</bdi>
          </Link>
          {row.role ? <span className="block font-normal text-ink-soft">{row.role}</span> : null}
        </>
      )}
    />
  );
}

/** A number in the table, in words on a card. */
export const Count = ({ count, thing }: { count: number; thing: string }) => (
  <>
    <span className="max-[760px]:hidden">{count}</span>
    <span className="text-ink-soft min-[761px]:hidden">{countWords(count, thing)}</span>
  </>
);
