import { sql } from '@payloadcms/db-postgres';
import type { TypedUser } from 'payload';
import { z } from 'zod';

import { contactForm, quoteForm } from '@/forms';
import { joinWith } from '@/inbox/person/join-addresses';
import { tagAsSeen } from '@/inbox/tags/tag-as-seen';
import { addNote, changeAsSeen } from '@/inbox/submission/work';
import { takeFile } from '@/submissions/imports';
import { takeIn } from '@/submissions/incoming/take-in';
import { addDraftFile } from '@/submissions/records/attachments/draft-files';
import { queueReply, takeBackReply } from '@/submissions/records/thread/replies';
import { saveSharedDraft } from '@/submissions/records/drafts/shared-drafts';
import { insertText } from '@/submissions/records/texts/own-texts';
import { insertView } from '@/submissions/records/views/saved-views';
import { addDetail, listContactDeeds, removeDetail } from '@/submissions/records/people/change';
import type { Contact } from '@/submissions/records/people/enter';
import { spool } from '@/submissions/spool/spool';

import { hubspot } from '../../corpus/deals';
import { calendarBy } from '../../corpus/invitations';
import { payload } from '../payload';
import { addressOf, rawMail } from './incoming';
import { written } from './replies';
import { opportunity, patched } from '../opportunities';
import { filedUnder, newKey } from '../people';
import { contact, quote } from './sent-submissions';
import type { Mailbox } from '../mail/imap-server';
import { canary, email, other, otherInAscii } from './canary';

const attached = (name: string) => ({
  filename: `${canary}-${name}.txt`,
  content: `${canary} in a file`,
});

/**
 * Leaves the canary wherever the site keeps something of a person.
 * @returns a submission of somebody else, which names them, and a reply to them there
 */
export async function leaveEverywhere(
  admin: TypedUser,
  mailbox: Pick<Mailbox, 'deliver'>,
): Promise<{ theirs: string; waiting: { id: string; submission: string } }> {
  const message = await contact({ reference: 'C-CNRY-01', email });
  const request = await quote({ reference: 'Q-CNRY-02', email: email.toUpperCase() });
  await contact({ reference: 'C-CNRY-03', email: otherInAscii, trashed: 1 });
  const theirs = await contact({ reference: 'C-STAY-01', email: 'bob@stays.example' });
  await payload.db.drizzle.execute(sql`
    UPDATE contact_submissions SET name = ${`${canary} Byron`}, message = ${`${canary} wrote`},
      source_landing_page = ${`/${canary}`}, source_referrer = ${`${canary}.example`},
      source_utm_campaign = ${canary}
    WHERE id = ${message}`);
  await payload.db.drizzle.execute(sql`
    INSERT INTO former_addresses (submission, address)
    VALUES (${message}, ${`${canary}@before.example`})`);
  await payload.db.drizzle.execute(sql`
    UPDATE quote_submissions SET name = ${canary}, phone = ${canary}, company = ${canary},
      description = ${canary}, owner_notice_problem = ${`550 ${canary}`}
    WHERE id = ${request}`);
  for (const [form, id] of [
    [contactForm, message],
    [quoteForm, request],
  ] as const) {
    const draft = { author: admin.id, submission: id };
    const file = { name: `${canary}.txt`, content: Buffer.from(`${canary} is the word`) };
    await tagAsSeen(form, admin, [id], { add: `${canary} the tag` });
    const of = { form: form.name, id };
    await opportunity(admin, of, { nextStep: `${canary} the step`, value: '100', currency: 'GBP' });
    await patched(admin, of, { outcome: 'lost', remark: `${canary} the remark` });
    await addNote(form, admin, id, `${canary} in a note for @${admin.name}`);
    const picture = { name: `${canary}.png`, content: file.content };
    await addDraftFile(form, draft, file);
    await addDraftFile(form, draft, picture);
    await addDraftFile(form, { ...draft, isForward: true }, picture);
    const shows = `[Picture: ${canary} the alternative](${canary}.png)`;
    await queueReply(form, admin, written(id, { text: `Dear ${canary}\n${shows}` }));
    await addDraftFile(form, draft, file);
    await queueReply(
      form,
      admin,
      written(id, { seen: 1, text: `${canary} later`, dueAt: '2099-01-01T09:00:00Z' }),
    );
    const back = written(id, { seen: 2, text: `${canary} back` });
    await queueReply(form, admin, back);
    await takeBackReply(form, admin, back);
    await addDraftFile(form, draft, file);
    await changeAsSeen(form, admin, [{ id, expects: null }], { assignee: admin.id });
  }
  await payload.db.drizzle.execute(sql`
    UPDATE thread_entries SET state = 'failed', problem = ${`No ${canary} here`} WHERE position = 2`);
  await payload.db.drizzle.execute(sql`
    INSERT INTO payload_jobs (task_slug, input, error) VALUES
      ('notify', ${JSON.stringify({ submission: message, notice: 'confirmation' })}::jsonb,
       ${JSON.stringify({ message: `550 <${email}>` })}::jsonb)`);
  const from = `${canary} Byron <${email}>`;
  const mails = [
    { from, to: addressOf(message), text: `${canary} answers`, attachments: [attached('in')] },
    { from, to: 'nobody@onelayer.example', text: `${canary} astray`, attachments: [attached('x')] },
    // On the thread of somebody else: theirs, and some of that person's own that name them.
    { from, to: addressOf(theirs), text: `${canary} in copy` },
    {
      from: 'Bob <bob@stays.example>',
      to: [addressOf(theirs), from],
      cc: other,
      text: `I was told so by ${email.toUpperCase()}.\n\nOn Monday, ${email} wrote:\n> Yes.`,
    },
    {
      from: 'Bob <bob@stays.example>',
      replyTo: otherInAscii,
      to: addressOf(theirs),
      text: 'Answer her.',
    },
    {
      from: 'Bob <bob@stays.example>',
      to: addressOf(theirs),
      text: 'Meet us both.',
      icalEvent: {
        method: 'REQUEST',
        content: calendarBy('Apple', {
          to: addressOf(theirs),
          lines: [`ATTENDEE;CN="${canary}":mailto:${email}`],
        }),
      },
    },
  ];
  for (const mail of mails) await takeIn(await rawMail({ ...mail, subject: `Re: ${mail.text}` }));
  // To her, about what somebody else sent.
  const copies = { cc: [email], bcc: ['bo@stays.example', otherInAscii] };
  const elsewhere = written(theirs, { seen: 4, to: other, text: 'As Bob asked.', ...copies });
  await queueReply(contactForm, admin, elsewhere);
  await payload.db.drizzle.execute(
    sql`UPDATE thread_entries SET state = 'sent', refused = ${`${email}: 550`}, owed = ${email}
        WHERE id = ${elsewhere.id}`,
  );
  const waiting = written(theirs, { seen: 5, to: other, text: 'As Bob asked again.' });
  await queueReply(contactForm, admin, waiting);
  // As it is where a mail repeats what we sent.
  await payload.db.drizzle.execute(sql`
    UPDATE thread_entries SET quoted = ${`> ${email} wrote`} WHERE address = 'bob@stays.example'`);
  await addNote(contactForm, admin, theirs, `Ask ${email} first, not x${email}n.`);
  await insertView(admin.id, { name: `Of ${email}`, query: 'view=open', isShared: true });
  const begun = { cc: null, bcc: null, begunFrom: null };
  await saveSharedDraft(contactForm, admin, message, {
    ...{ ...begun, text: `${canary} in a shared draft`, subject: `About ${canary}` },
  });
  await saveSharedDraft(contactForm, admin, theirs, {
    ...{ ...begun, text: `Ask ${email}.`, cc: `Ada <${email}>`, subject: null },
  });
  await insertText(admin.id, { name: `For ${email}`, text: `Write to ${email}.` });
  await insertView(admin.id, {
    name: 'Hers',
    query: new URLSearchParams({ q: email }).toString(),
    isShared: false,
  });
  await payload.db.drizzle.execute(sql`
    UPDATE inbox_settings SET block_list = ${`stays.example\r\n ${email} \r\nlast words\n${other}`}`);
  await leaveWithContacts(admin, message, theirs);
  await payload.db.drizzle.execute(sql`
    UPDATE contact_submissions SET quarantined_for = 'blocked', quarantine_detail = ${email}
    WHERE id = ${theirs}`);
  // A file that nobody has imported yet, with a deal of hers.
  const deal = ['9', `${canary} the deal`, 'New', '', '1', '', '', '', '', 'GBP', '', '', email];
  await takeFile(admin, { name: 'deals.csv', bytes: hubspot([deal]) });
  await joinWith(admin, message, other);
  await spool.keep({
    form: 'contact',
    id: crypto.randomUUID(),
    reference: 'C-CNRY-04',
    submittedAt: new Date().toISOString(),
    values: { name: canary, email: other, message: `${canary} waits` },
    quarantinedFor: null,
  });
  // Nobody has read them yet; and one is of somebody else.
  mailbox.deliver(await rawMail({ from, to: addressOf(message), text: `${canary} arrives` }));
  mailbox.deliver(
    await rawMail({ from: 'bob@stays.example', to: addressOf(theirs), text: 'Bob.' }),
  );
  return { theirs, waiting };
}

/** In what staff say of them as a person, of their company, and of somebody else. */
async function leaveWithContacts(admin: TypedUser, message: string, theirs: string): Promise<void> {
  const ada: Contact = { kind: 'person', id: await filedUnder(message) };
  const bob: Contact = { kind: 'person', id: await filedUnder(theirs) };
  const step = (of: Contact) => ({ contact: of, key: newKey() });
  await addDetail(admin, step(ada), { kind: 'note', value: `${canary} the note of a person` });
  await addDetail(admin, step(ada), { kind: 'postal-address', value: `1 ${canary} Road` });
  await addDetail(admin, step(bob), { kind: 'note', value: `Knows ${email}.` });
  // What an undo would bring back.
  await addDetail(admin, step(ada), { kind: 'role', value: `${canary} for a while` });
  const [{ about } = { about: {} }] = await listContactDeeds('person', [ada.id], 1);
  const { id } = z.object({ id: z.string() }).parse(about);
  await removeDetail(admin, step(ada), id);
}
