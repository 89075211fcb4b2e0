import { place } from '~/site.config';
import { fillIn } from '@/forms/reply-template';
import { momentInWords } from '@/platform/place/wording';
import type { ProposedTime } from '@/submissions/records/prospects-page/times';
import { Button } from '@/ui/button';
import type { SmallWords } from '@/words';

interface TimeListProps {
  reference: string;
  words: SmallWords['prospectsPage'];
  /** Of the mails of which none was chosen yet, and those that were. */
  times: readonly ProposedTime[];
  open: ReadonlySet<string>;
}

/** When we could talk: each time is a form with one button. */
export const TimeList = ({ reference, words, times, open }: TimeListProps) => (
  <section id="times" aria-labelledby="times-heading" className="mb-12 scroll-mt-28">
    <h2 id="times-heading" className="text-[clamp(26px,3vw,36px)]">
      {words.timesTitle}
    </h2>
    <p className="mt-2 text-ink-soft">{fillIn(words.timesText, { clock: place.clock })}</p>
    <ul className="mt-5 border-t-[3px] border-ink">
      {times.map(({ id, startsAt, minutes, chosenAt }) => {
        const time = momentInWords(startsAt);
        return (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4"
          >
            <p>
              <time dateTime={startsAt.toISOString()} className="font-[580]">
                {time}
              </time>
              <span className="block text-[15px] text-ink-soft">
                {fillIn(words.minutes, { count: String(minutes) })}
              </span>
            </p>
            {chosenAt ? (
              <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <span className="bg-accent px-3 py-2 font-[580] text-accent-ink">
                  {words.chosen}
                </span>
                <a
                  href={`/received/${reference}/times/${id}`}
                  download
                  className="py-2 underline underline-offset-2"
                >
                  {words.calendarFile}
                </a>
              </p>
            ) : open.has(id) ? (
              <form method="post" action={`/api/received/${reference}/choose`}>
                <input type="hidden" name="time" value={id} />
                <Button type="submit" small look="outline" aria-label={`${words.choose}: ${time}`}>
                  {words.choose}
                </Button>
              </form>
            ) : (
              <p className="text-ink-soft">{words.timePassed}</p>
            )}
          </li>
        );
      })}
    </ul>
  </section>
);
