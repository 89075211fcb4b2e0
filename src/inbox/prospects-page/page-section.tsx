import { lineButton } from '@/ui/dense-controls';

import { ActionForm } from '../action/action-form';
import { formatDate } from '../frame/format-date';
import { OnlyFor } from '../frame/only-for';
import { TargetFields } from '../submission/target-fields';
import { changePageLink } from './actions';
import type { SendersPage } from './reads';
import { TimesForm } from './times-form';

interface PageSectionProps {
  form: string;
  id: string;
  page: SendersPage | null;
  /** The number of the last mail of the thread. */
  seen: number;
}

/** The page on which its sender sees what became of it: its link, and what they asked for there. */
export function PageSection({ form, id, page, seen }: PageSectionProps) {
  if (page === null) return null;
  const { state, times, canPropose, key } = page;
  const chosen = times.filter(({ chosenAt }) => chosenAt !== null);
  return (
    <section aria-label="The sender’s page" className="mt-5 border-t border-line pt-3">
      <h3 className="text-[15px]">The sender’s page</h3>
      {state.withdrawnAt ? (
        <p className="mt-1">
          Its sender withdrew it on {formatDate(state.withdrawnAt.toISOString())}.
        </p>
      ) : null}
      {state.erasureConfirmedAt ? (
        <p className="mt-1 font-[620] text-bad">
          Its sender asked on {formatDate(state.erasureConfirmedAt.toISOString())} to have
          everything erased. It waits under Data protection.
        </p>
      ) : null}
      {chosen.map(({ id: time, startsAt }) => (
        <p key={time} className="mt-1">
          They chose {formatDate(startsAt.toISOString())}. {/* A file, and no page. */}
          <a
            href={`/admin/times/${time}`}
            download
            className="underline underline-offset-2 max-sm:inline-block max-sm:py-2"
          >
            Calendar file
          </a>
        </p>
      ))}
      <OnlyFor right="work">
        {canPropose && !state.isOff ? <TimesForm {...{ form, id, seen }} formKey={key} /> : null}
        <ActionForm
          action={changePageLink}
          aria-label="The link to the sender’s page"
          className="mt-2 flex flex-wrap items-center gap-2"
        >
          <TargetFields form={form} id={id} />
          {state.isOff ? (
            <>
              <p className="basis-full text-ink-soft">It is off: no link opens it.</p>
              <button type="submit" name="deed" value="turn-on" className={lineButton}>
                Turn on
              </button>
            </>
          ) : (
            <>
              <button
                type="submit"
                name="deed"
                value="renew"
                title="The link that its sender has is dead then; your next mail to them brings a new one"
                className={lineButton}
              >
                Renew the link
              </button>
              <button type="submit" name="deed" value="turn-off" className={lineButton}>
                Turn off
              </button>
            </>
          )}
        </ActionForm>
      </OnlyFor>
    </section>
  );
}
