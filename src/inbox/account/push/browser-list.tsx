'use client';

import { lineButton } from '@/ui/dense-controls';

import { Problem } from '../../action/action-form';
import { useFormAction } from '../../action/use-form-action';
import { tellNoMore } from './actions';
import type { ShownBrowser } from './browsers';
import { subscriptionHere } from './this-browser';

interface BrowserListProps {
  browsers: readonly ShownBrowser[];
  /** The one that shows the list. */
  own: ShownBrowser | undefined;
}

/** The browsers that tell their owner of things. Works without scripts. */
export function BrowserList({ browsers, own }: BrowserListProps) {
  if (browsers.length === 0) return null;
  return (
    <ul aria-label="Browsers that tell you" className="mt-4 grid max-w-[60ch] gap-2">
      {browsers.map((browser) => (
        <Browser key={browser.id} browser={browser} isOwn={browser === own} />
      ))}
    </ul>
  );
}

function Browser({ browser, isOwn }: { browser: ShownBrowser; isOwn: boolean }) {
  const { id, name, since } = browser;
  const { pending, problem, formProps } = useFormAction(
    tellNoMore,
    {},
    {
      onAnswer: (answer) => {
        // Its maker need pass nothing on any more.
        if (isOwn && !answer.problem)
          void subscriptionHere().then((subscription) => subscription?.unsubscribe());
      },
    },
  );
  return (
    <li>
      <form
        {...formProps}
        aria-busy={pending}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-2"
      >
        <input type="hidden" name="id" value={id} />
        <span>
          {name}
          {isOwn ? ', this one' : ''} <span className="text-ink-soft">since {since}</span>
        </span>
        <button type="submit" disabled={pending} className={lineButton}>
          Turn off<span className="sr-only"> {name}</span>
        </button>
        <Problem text={problem} />
      </form>
    </li>
  );
}
