import { requireStaff } from '@/accounts/session';
import { isOn } from '@/features';
import { getLeaving } from '@/inbox/data-protection/data-protection';
import { EraseForm } from '@/inbox/data-protection/erase-form';
import { LeavingList } from '@/inbox/data-protection/leaving-list';
import { countDetails, countMailsBeside, findPerson } from '@/inbox/data-protection/person-records';
import { PersonLookup } from '@/inbox/data-protection/person-lookup';
import { hiddenWords, readHidden } from '@/inbox/data-protection/hidden';
import { getWantedErasures } from '@/inbox/data-protection/wanted-erasures';
import { WantedList } from '@/inbox/data-protection/wanted-list';
import { whoIsMeant } from '@/inbox/data-protection/who-is-meant';
import { getBrand } from '@/site/content';
import { StaffPage } from '@/inbox/frame/staff-frame';
import { capital } from '@/ui/capital';
import { OnlyWith } from '@/ui/only-with';
import { addressOfGlobal, addressOfList } from '@/platform/payload/panel/addresses';

interface DataProtectionPageProps {
  searchParams: Promise<{ of?: string | string[]; person?: string | string[] }>;
}

export default async function DataProtectionPage({ searchParams }: DataProtectionPageProps) {
  const { user, session } = await requireStaff('erase');
  const asked = await searchParams;
  const { email, joined } = await whoIsMeant(user, asked);
  const emails = email === null ? [] : [email, ...joined];
  const [brand, retention, wanted, records] = await Promise.all([
    getBrand(),
    isOn('retention') ? getLeaving(user) : null,
    getWantedErasures(user),
    email === null ? [] : findPerson(user, emails),
  ]);
  const [mailsBesides, details, hidden] = await Promise.all([
    countMailsBeside(user, emails, records),
    countDetails(user, emails),
    readHidden(user, emails),
  ]);
  return (
    <StaffPage brand={brand} user={user} session={session} heading="Data protection">
      <WantedList wanted={wanted} />
      {retention ? <LeavingList retention={retention} /> : null}
      <PersonLookup {...{ email, joined, records, mailsBesides, details }} hidden={hidden.count} />
      {hidden.count > 0 ? (
        <p role="status" className="mt-3 max-w-[64ch] font-[580]">
          {capital(hiddenWords(hidden))}
        </p>
      ) : null}
      {/* It has the receipt: it stays when nothing tells any more who was meant. */}
      <EraseForm
        key={String(asked.person ?? asked.of)}
        {...{ email: email ?? '', joined }}
        isAnythingKept={records.length + mailsBesides + details + joined.length > 0}
      />
      <section aria-labelledby="log" className="mt-10">
        <h2 id="log" className="text-[20px]">
          Who did what
        </h2>
        <p className="mt-2 max-w-[64ch]">
          Every look, export, change and erasure is in the{' '}
          <a href={addressOfList('audit-entries')} className="underline underline-offset-4">
            audit log
          </a>
          . Nobody can change it.
          <OnlyWith feature="retention">
            {' '}
            How long submissions are kept is set in the{' '}
            <a href={addressOfGlobal('inbox-settings')} className="underline underline-offset-4">
              inbox settings
            </a>
            .
          </OnlyWith>
        </p>
      </section>
    </StaffPage>
  );
}
