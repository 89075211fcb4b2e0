import { isEmailAddress } from '@/platform/email-address';
import { beginningOf, cleanText, inOneLine, isBlank } from '@/platform/plain-text';
import type { DetailKind } from '@/submissions/records/people/details-table';
import type { Told } from '@/submissions/records/people/enter';
import { companyDomainOf } from '@/submissions/records/people/keys';

/** So long a detail may be, and a note. */
export const longestLine = 300;
export const longestNote = 5000;

const problems = {
  empty: 'Write something first.',
  long: `Use at most ${longestLine} letters, and a note for what is longer.`,
  longNote: `Use at most ${longestNote} letters for a note.`,
  address: (text: string) =>
    `“${beginningOf(text, 80)}” is no email address. Write it as bo@quay.example.`,
  telephone: 'Write the telephone number with its digits, such as 020 7946 0123.',
  domain:
    'Write the domain of the company, such as quay.example. One at which many people have their addresses belongs to no company.',
  elsewhere:
    'Leave out the email address, or add it as one: here it would outlast the erasure of its person.',
};

/** Whether it is written in several lines. */
export const hasLines = (kind: DetailKind): boolean => kind === 'note' || kind === 'postal-address';

/** What is wrong with what somebody wrote, with the remedy. */
type Written = { readonly problem: string } | { readonly told: Told };

/** Reads what staff say of somebody, or of a company. */
export function writtenDetail(kind: DetailKind, text: string): Written {
  const clean = text.normalize('NFC');
  const value = (hasLines(kind) ? cleanText(clean) : inOneLine(clean)).trim();
  const problem = isBlank(value) ? problems.empty : problemOf(kind, value);
  return problem ? { problem } : { told: { kind, value: valueOf(kind, value) } };
}

function problemOf(kind: DetailKind, value: string): string | null {
  if (kind === 'note' && value.length > longestNote) return problems.longNote;
  if (kind !== 'note' && value.length > longestLine) return problems.long;
  if (kind === 'address') return isEmailAddress(value) ? null : problems.address(value);
  if (kind === 'domain') return companyDomainOf(value) === null ? problems.domain : null;
  if (/\S@\S+\.\S/.test(value)) return problems.elsewhere;
  return kind === 'telephone' && value.replaceAll(/\D/g, '').length < 3 ? problems.telephone : null;
}

const valueOf = (kind: DetailKind, value: string): string =>
  kind === 'domain' ? (companyDomainOf(value) ?? value) : value;
