'use client';

import { useEffect, useState, useTransition, type SubmitEvent } from 'react';

import type { BrowserEvent } from '@/submissions/records/push/subscriptions-table';
import { lineButton, tick } from '@/ui/dense-controls';

import { Problem } from '../../action/action-form';
import { answerOf } from '../../action/use-form-action';
import { tellInBrowser } from './actions';
import { BrowserList } from './browser-list';
import type { ShownBrowser } from './browsers';
import {
  abilityHere,
  asFields,
  digestOf,
  subscribeHere,
  subscriptionHere,
  type Ability,
} from './this-browser';

interface PushSectionProps {
  /** What browsers subscribe with, in base64url. */
  serverKey: string;
  browsers: readonly ShownBrowser[];
  choices: readonly { readonly name: BrowserEvent; readonly label: string }[];
}

/** Where staff turn on notices in a browser. It takes a script, and browsers that can. */
export function PushSection({ serverKey, browsers, choices }: PushSectionProps) {
  const [ability, setAbility] = useState<Ability | null>(null);
  const [digest, setDigest] = useState<string | null>(null);
  useEffect(() => {
    const look = async () => {
      const able = abilityHere();
      const own = able === 'able' ? await subscriptionHere() : null;
      if (own) setDigest(await digestOf(own));
      setAbility(able);
    };
    // One that says no to that can do the rest as little.
    look().catch(() => setAbility('unable'));
  }, []);
  if (browsers.length === 0 && (ability === null || ability === 'unable')) return null;
  const own = browsers.find((browser) => browser.digest === digest);
  return (
    <section aria-labelledby="push" className="mt-10">
      <h2 id="push" className="text-[20px]">
        Notices in your browser
      </h2>
      <p className="mt-2 max-w-[60ch]">
        A browser in which you turn them on tells you also while the inbox is closed. A notice says
        what happened and leads to it; nothing of who wrote is in it.
      </p>
      {ability === 'denied' ? (
        <p className="mt-2 max-w-[60ch] font-[580]">
          This browser blocks notices of this site. Allow them in its settings for this site, by the
          sign beside the address, and load the page again.
        </p>
      ) : null}
      {ability === 'able' ? (
        <PushForm
          key={own?.id}
          {...{ serverKey, choices, own }}
          onDenied={() => setAbility('denied')}
          onTold={setDigest}
        />
      ) : null}
      <BrowserList {...{ browsers, own }} />
    </section>
  );
}

interface PushFormProps extends Pick<PushSectionProps, 'serverKey' | 'choices'> {
  /** This browser, where it is told. */
  own: ShownBrowser | undefined;
  onDenied: () => void;
  onTold: (digest: string) => void;
}

const unreachable =
  'This browser could not be signed up: the service of its maker does not answer. Try again in a moment.';

function PushForm({ serverKey, choices, own, onDenied, onTold }: PushFormProps) {
  const [pending, start] = useTransition();
  const [problem, setProblem] = useState<string>();
  const [isSaved, setSaved] = useState(false);

  async function turnOn(events: readonly FormDataEntryValue[]) {
    if ((await Notification.requestPermission()) !== 'granted') {
      if (Notification.permission === 'denied') onDenied();
      return;
    }
    const subscription = await subscribeHere(serverKey).catch(() => null);
    if (!subscription) {
      setProblem(unreachable);
      return;
    }
    const data = asFields(subscription);
    for (const event of events) data.append('event', event);
    const answer = await answerOf(tellInBrowser, {}, data);
    setProblem(answer.problem);
    if (answer.problem) return;
    setSaved(true);
    onTold(await digestOf(subscription));
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const events = new FormData(event.currentTarget).getAll('event');
    setProblem(undefined);
    start(() => turnOn(events));
  }

  return (
    <form onSubmit={onSubmit} onChange={() => setSaved(false)} aria-busy={pending} className="mt-2">
      <fieldset>
        <legend>This browser tells me when:</legend>
        <ul className="mt-1">
          {choices.map(({ name, label }) => (
            <li key={name}>
              <label className="inline-flex min-h-9 items-center gap-2.5 max-sm:min-h-11">
                <input
                  type="checkbox"
                  name="event"
                  value={name}
                  defaultChecked={own?.events.includes(name) ?? true}
                  className={tick}
                />
                {label}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <button type="submit" disabled={pending} className={lineButton}>
          {own ? 'Save' : 'Turn on in this browser'}
        </button>
        <span role="status">{own && isSaved && !pending ? 'Saved.' : ''}</span>
        <Problem text={problem} />
      </div>
    </form>
  );
}
