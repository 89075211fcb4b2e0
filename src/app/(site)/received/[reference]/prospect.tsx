import { randomUUID } from 'node:crypto';

import { formList, forms, readFields } from '@/forms';
import { kindOf } from '@/forms/kinds';
import { readRecord } from '@/forms/made/record';
import { begunByUs, cameByMail } from '@/forms/source/fields';
import { getBrand, getForm, getSmallWords } from '@/site/content';
import {
  AddForm,
  BookingLink,
  Ending,
  ProspectsPage,
  Thread,
  TimeList,
} from '@/site/sections/prospects-page';
import { canAskForErasure } from '@/submissions/prospects-page/erasure';
import { pageFields } from '@/submissions/prospects-page/page-form';
import { QuoteCore } from '@/site/sections/quote/core';
import type { Returned } from '@/submissions/prospects-page/returned';
import { readBookingLink } from '@/submissions/records/prospects-page/booking';
import { openTimes, outcomeOf } from '@/submissions/records/prospects-page/progress';
import { listSeen, listSentFiles } from '@/submissions/records/prospects-page/seen-thread';
import { readTarget, type Sender } from '@/submissions/records/prospects-page/sender';
import { listProposedTimes } from '@/submissions/records/prospects-page/times';

/** The page of whoever sent it, for their eyes alone. */
export async function Prospect({ sender, returned }: { sender: Sender; returned?: Returned }) {
  const { id, reference, family } = sender;
  const [{ prospectsPage: words }, { words: formWords }, brand] = await Promise.all([
    getSmallWords(),
    getForm(formList[0].name),
    getBrand(),
  ]);
  const [target, entries, sentFiles, times, bookingLink] = await Promise.all([
    readTarget(id),
    listSeen(sender),
    listSentFiles(id),
    listProposedTimes(family.map((each) => each.id)),
    readBookingLink(id),
  ]);
  const seen = new Set(entries.map((entry) => entry.id));
  const theirs = times.filter(({ reply }) => seen.has(reply));
  const open = openTimes(theirs, Date.now());
  const isOpen = new Set(open.map((time) => time.id));
  const shown = theirs.filter((time) => time.chosenAt !== null || isOpen.has(time.id));
  const outcome = outcomeOf(sender, target, entries, open.length > 0);
  const isByMail = sender.source === cameByMail || sender.source === begunByUs;
  return (
    <ProspectsPage
      {...{ reference, words, outcome }}
      core={sender.form === 'quote' && !isByMail ? <QuoteCore answered={namesOf(sender)} /> : null}
      times={
        shown.length === 0 ? null : (
          <TimeList {...{ reference, words }} times={shown} open={isOpen} />
        )
      }
      thread={
        <Thread
          {...{ reference, brand, words, entries }}
          sent={
            isByMail
              ? null
              : { at: sender.submittedAt, answers: answersOf(sender), files: sentFiles }
          }
        />
      }
      deeds={
        <>
          {bookingLink && outcome !== 'withdrawn' ? (
            <BookingLink href={bookingLink} words={words} />
          ) : null}
          <AddForm
            {...{ reference, words, formWords, returned }}
            fields={pageFields(words)}
            formKey={randomUUID()}
          />
          <Ending
            {...{ reference, words, canAskForErasure }}
            isWithdrawn={outcome === 'withdrawn'}
            isErasureAsked={sender.erasureConfirmedAt !== null}
          />
        </>
      }
    />
  );
}

const namesOf = ({ values }: Sender): string[] =>
  Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [name]));

/** What the form asked, each with what was answered. */
function answersOf({ form, values }: Sender) {
  const record = readRecord(values['record']);
  if (record)
    return record.asked.flatMap(({ label, words }) =>
      words === '' ? [] : [{ label, text: words }],
    );
  return readFields(forms[form]).flatMap((field) => {
    const value = values[field.name] ?? null;
    return value === null ? [] : [{ label: field.label, text: kindOf(field).shown(value) }];
  });
}
