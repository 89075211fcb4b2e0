import { normalAddress } from '@/platform/address-spellings';
import type { WholeRow } from '@/submissions/records/person/kept-mails';

/**
 * Which parts of an export are not the words of the person whom it is about, in the order of the file:
 * whoever hands it on has to decide about what others wrote.
 */
export const whoseWords = {
  joins: 'Staff noted that these addresses are those of one person.',
  people:
    'What is known of the person: where “origin” is “enquiry” they said it by a form, else staff or a file did. “changes” is what staff did about it.',
  'records.submission':
    'What the person sent by a form: the answers are theirs, and may speak of others. In “record” the questions and the words of a consent are ours. Where “quarantinedFor” is “test”, one of us sent it to try the form.',
  'records.submission.notes': 'Staff wrote them to each other, each under its “author”.',
  'records.formerAddresses':
    'What the person gave as their address, before staff corrected a mistake in it.',
  'records.tags': 'Staff sorted it by them.',
  'records.sharedDraft': 'A reply that staff have begun, under its “author”.',
  'records.ownPage': 'What the person asked for on the page of what they sent.',
  'records.proposedTimes': 'Times that staff proposed; “chosenAt” says which one the person chose.',
  'records.drafts': 'Replies that staff wrote and took back.',
  'records.replies':
    'The emails of the conversation. “writtenBy” says whose words each is: those of the person, of staff, of somebody else who answered, or of a program. “quoted” repeats earlier emails, whoever wrote those.',
  'records.files': 'The person sent them with the form.',
  'records.draftFiles': 'Staff attached them to a reply that has not gone out.',
  mails:
    'Emails from or to the person that stand in the conversation of somebody else, or in none. “writtenBy” and “quoted” say the same as above. What others wrote in those conversations is not in this file.',
  toImport:
    'Rows of files of another program, which name the person and which nobody has imported yet: staff wrote them there.',
} as const;

/** Whose words a mail is, in plain words. */
export function writerOf({ kind, address }: WholeRow, emails: readonly string[]): string {
  if (kind === 'reply') return 'staff';
  if (kind === 'bounce') return 'a mail server';
  const own = emails.map(normalAddress);
  const isOwn = typeof address === 'string' && own.includes(normalAddress(address));
  const person = isOwn ? 'the person' : 'somebody else';
  return kind === 'automatic' ? `a program of ${person}` : person;
}
