import { Fragment } from 'react';

import { fillIn } from '@/forms/reply-template';
import type { Industry } from '@/payload-types';
import { isoDay } from '@/platform/place/calendar-day';
import type { SmallWords } from '@/words';

import { Day } from '../../frame/current-date';

type CheckedProps = Pick<Industry, 'checkedBy' | 'checkedOn'> & { words: SmallWords };

/** Who of the trade has read the page, and when: one without the other says nothing. */
export function Checked({ words, checkedBy, checkedOn }: CheckedProps) {
  if (!checkedBy || !checkedOn) return null;
  return (
    <div className="border-t border-line">
      <p className="page-width py-6 text-small wrap-anywhere text-ink-soft">
        {words.industries.checked.split('{date}').map((part, at) => (
          <Fragment key={at}>
            {at > 0 ? <Day day={isoDay(new Date(checkedOn))} /> : null}
            {fillIn(part, { by: checkedBy })}
          </Fragment>
        ))}
      </p>
    </div>
  );
}
