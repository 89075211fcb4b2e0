import Link from 'next/link';
import type { TypedUser } from 'payload';

import { canReply } from '@/submissions';
import { lineButton } from '@/ui/dense-controls';
import { OnlyWith } from '@/ui/only-with';

import { OnlyFor } from '../../frame/only-for';
import { UndoDeeds } from '../../pipeline/undo-deeds';
import { PeopleTable } from '../list/people-table';
import { contactLink, ContactLinks } from '../contact-links';
import { contactAddress } from '../contact-view';
import { ContactHistory } from './contact-history';
import { ContactNotes } from './contact-notes';
import { ConversationList } from './conversation-list';
import { DetailFacts, Fact } from './detail-facts';
import { detailsOf } from './details';
import { OpportunityList } from './opportunity-list';
import type { ShownContact } from './reads';
import { Together } from './together';

interface ContactPageProps {
  shown: ShownContact;
  user: TypedUser;
  now: number;
}

/** All that is known of a person, or of a company: facts on the left, what came of it beside them. */
export function ContactContent({ shown, user, now }: ContactPageProps) {
  const { contact, conversations, total, opportunities, colleagues, names } = shown;
  const isCompany = contact.kind === 'company';
  return (
    <>
      <UndoDeeds user={user} now={now} />
      <ContactLinks at={null} />
      {/* On a phone the bar that undoes would stand on what comes last. */}
      <div className="mt-4 grid gap-x-10 gap-y-8 max-sm:pb-28 min-[900px]:grid-cols-[340px_minmax(0,1fr)]">
        <div className="grid min-w-0 content-start gap-5 text-[14px]">
          {contact.known.details.length + total === 0 ? (
            <OnlyWith feature="retention">
              <p>Nothing is known here any more. It goes from the lists in the night.</p>
            </OnlyWith>
          ) : null}
          <WriteTo shown={shown} />
          <DetailFacts {...{ contact, colleagues }}>
            <KnownFacts shown={shown} />
          </DetailFacts>
          <Together {...shown} />
        </div>
        <div className="grid min-w-0 content-start gap-8">
          {opportunities ? (
            <OpportunityList opportunities={opportunities} saysWho={isCompany} />
          ) : null}
          <ConversationList
            {...{ conversations, total, colleagues, now }}
            viewer={user.id}
            saysWho={isCompany}
          />
          <Everything shown={shown} />
          {shown.people ? <PeopleOf people={shown.people} now={now} /> : null}
          <ContactNotes {...{ contact, colleagues }} />
          <ContactHistory {...{ colleagues, names }} deeds={shown.deeds} />
        </div>
      </div>
    </>
  );
}

/** What stands before the details: of a person, their company; of a company, its domains. */
function KnownFacts({ shown: { contact } }: { shown: ShownContact }) {
  if (contact.kind === 'company') {
    const said = detailsOf(contact.known.details, 'domain').map(({ key }) => key);
    const others = contact.known.domains.filter((domain) => !said.includes(domain));
    return others.length === 0 ? null : (
      <Fact heading={others.length === 1 ? 'Domain' : 'Domains'}>
        {others.join(', ')}
        <span className="block text-[13px] text-ink-soft">Of its people’s addresses</span>
      </Fact>
    );
  }
  const { company, id } = contact.known;
  return (
    <Fact heading="Company">
      {company ? (
        <Link
          href={contactAddress({ kind: 'company', id: company.id })}
          prefetch={false}
          className={contactLink}
        >
          <bdi>{company.name}</bdi>
        </Link>
      ) : (
        <span className="text-ink-soft">Not known</span>
      )}
      <OnlyFor right="work">
        {' '}
        <Link
          href={`${contactAddress({ kind: 'person', id })}/company`}
          prefetch={false}
          className={`${contactLink} float-right text-[13px]`}
        >
          Change<span className="sr-only"> the company</span>
        </Link>
      </OnlyFor>
    </Fact>
  );
}

/** The way to a new mail to a person, where one can go out, and to their card for an address book. */
function WriteTo({ shown: { contact } }: { shown: ShownContact }) {
  if (contact.kind === 'company') return null;
  const { id, details } = contact.known;
  const hasAddress = details.some(({ kind }) => kind === 'address');
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      {hasAddress && canReply ? (
        <OnlyWith feature="replies">
          <OnlyFor right="work">
            <Link href={`/admin/new-mail?person=${id}`} prefetch={false} className={lineButton}>
              Write a mail
            </Link>
          </OnlyFor>
        </OnlyWith>
      ) : null}
      <a
        href={`${contactAddress({ kind: 'person', id })}/card.vcf`}
        download
        className={contactLink}
      >
        Contact card
      </a>
    </p>
  );
}

/** The way to whole mails and notes, in one stream, and to what the law asks for. */
function Everything({ shown: { contact, conversations } }: { shown: ShownContact }) {
  const [last] = conversations;
  if (contact.kind === 'company' || !last) return null;
  const { id } = last.submission;
  return (
    <p className="-mt-5 flex flex-wrap gap-x-4 text-[14px] print:hidden">
      <Link href={`/admin/people/${id}`} prefetch={false} className={contactLink}>
        Read all of it in one stream
      </Link>
      <OnlyFor right="erase">
        <Link href={`/admin/data-protection?person=${id}`} prefetch={false} className={contactLink}>
          Export or erase
        </Link>
      </OnlyFor>
    </p>
  );
}

function PeopleOf({ people, now }: { people: NonNullable<ShownContact['people']>; now: number }) {
  const { rows, count } = people;
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="text-[17px]">
        People <span className="font-normal text-ink-soft tabular-nums">{count}</span>
      </h2>
      {rows.length > 0 ? (
        <PeopleTable {...{ rows, now }} values={null} caption="Its people" isOfOne />
      ) : (
        <p className="mt-1 text-ink-soft">Nobody is of it now.</p>
      )}
      {count > rows.length ? (
        <p className="mt-2 text-[14px] text-ink-soft">
          The {rows.length} who wrote last are shown.
        </p>
      ) : null}
    </section>
  );
}
