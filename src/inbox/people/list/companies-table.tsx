import Link from 'next/link';

import type { CompanyRow } from '@/submissions/records/people/list';

import { RelativeTime } from '../../frame/relative-time';
import { contactAddress } from '../contact-view';
import { contactLink } from '../contact-links';
import { ContactTable, OpenValue, type ContactColumn } from './contact-table';
import { Count } from './people-table';
import type { ContactPage } from './reads';

interface CompaniesTableProps extends Pick<ContactPage<CompanyRow>, 'rows' | 'values'> {
  caption: string;
  /** What time it is by the server's clock. */
  now: number;
}

/** So many domains stand in a row. */
const mostDomains = 3;

/** Companies, each with the way to its page. */
export function CompaniesTable({ rows, values, caption, now }: CompaniesTableProps) {
  const columns: readonly ContactColumn<CompanyRow>[] = [
    {
      label: 'Domain',
      width: 'w-[26%]',
      card: 'max-[760px]:order-3 max-[760px]:col-span-2',
      value: ({ domains }) =>
        domains.length > mostDomains
          ? `${domains.slice(0, mostDomains).join(', ')} and ${domains.length - mostDomains} more`
          : domains.join(', '),
    },
    {
      label: 'Last enquiry',
      width: 'w-[104px]',
      card: 'max-[760px]:order-2 max-[760px]:text-right text-ink-soft',
      value: ({ lastAt }) => <RelativeTime at={lastAt} now={now} />,
    },
    {
      label: 'People',
      width: 'w-[84px]',
      isNumber: true,
      card: 'max-[760px]:order-4 max-[760px]:text-left!',
      value: ({ people }) => (
        <>
          <span className="max-[760px]:hidden">{people}</span>
          <span className="text-ink-soft min-[761px]:hidden">
            {people === 1 ? '1 person' : `${people} people`}
          </span>
        </>
      ),
    },
    {
      label: 'Conversations',
      width: 'w-[108px]',
      isNumber: true,
      card: 'max-[760px]:order-5',
      value: ({ conversations }) => <Count count={conversations} thing="conversation" />,
    },
    ...(values
      ? [
          {
            label: 'Open value',
            width: 'w-[120px]',
            isNumber: true,
            card: 'max-[760px]:order-6 max-[760px]:col-span-2 font-[580]',
            value: ({ id }: CompanyRow) => <OpenValue total={values.get(id)} />,
          },
        ]
      : []),
  ];
  return (
    <ContactTable
      {...{ caption, rows, columns }}
      nameOf={({ id, name }) => (
        <Link
          href={contactAddress({ kind: 'company', id })}
          prefetch={false}
          className={contactLink}
        >
          <bdi>{name}</bdi>
        </Link>
      )}
    />
  );
}
