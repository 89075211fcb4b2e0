'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useId, useState } from 'react';
import { z } from 'zod';

import { place } from '~/site.config';

const link = z.object({
  id: z.string(),
  maker: z.string(),
  showsNewest: z.boolean(),
  madeAt: z.string(),
  expiresAt: z.string(),
  lastOpenedAt: z.string().nullable(),
});
const listed = z.object({ links: z.array(link) });
const made = z.object({ address: z.string() });
const refused = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

type Link = z.infer<typeof link>;

const away = 'The site does not answer. Try again in a moment.';

/** As panels of one place write moments. */
const inWords = (moment: string) =>
  new Intl.DateTimeFormat(place.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: place.timeZone,
  }).format(new Date(moment));

async function ask(method: 'GET' | 'POST' | 'DELETE', query: URLSearchParams, body?: object) {
  const answer = await fetch(`/api/review-links?${query.toString()}`, {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const said: unknown = await answer.json();
  if (!answer.ok) throw new Error(refused.safeParse(said).data?.errors[0]?.message ?? away);
  return said;
}

/** Links to the draft for somebody without an account, beside its form. */
export function ShareField() {
  const { collectionSlug, globalSlug, id, isTrashed } = useDocumentInfo();
  const owner = collectionSlug ?? globalSlug;
  const document = collectionSlug && id !== undefined ? String(id) : undefined;
  // A document that was not stored yet has nothing to show.
  if (!owner || isTrashed || (collectionSlug && document === undefined)) return null;
  return <Share owner={owner} document={document} />;
}

function Share({ owner, document }: { owner: string; document: string | undefined }) {
  const name = useId();
  const [links, setLinks] = useState<readonly Link[]>([]);
  const [address, setAddress] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [days, setDays] = useState('14');
  const [showsNewest, setShowsNewest] = useState(false);

  const query = useCallback(
    (more: Record<string, string> = {}) =>
      new URLSearchParams({ owner, ...(document !== undefined && { document }), ...more }),
    [owner, document],
  );
  const attempt = useCallback(async (work: () => Promise<void>) => {
    setProblem(undefined);
    await work().catch((error: unknown) =>
      setProblem(error instanceof Error && error.message ? error.message : away),
    );
  }, []);
  useEffect(() => {
    let isLeft = false;
    // That nobody can tell now is said when somebody asks for more.
    ask('GET', query()).then(
      (said) => {
        if (!isLeft) setLinks(listed.parse(said).links);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [query]);

  const share = () =>
    attempt(async () => {
      setAddress(made.parse(await ask('POST', query(), { days, showsNewest })).address);
      setLinks(listed.parse(await ask('GET', query())).links);
    });
  const revoke = (which: string) =>
    attempt(async () => {
      setLinks(listed.parse(await ask('DELETE', query({ link: which }))).links);
      setAddress(undefined);
    });

  return (
    <section className="share-for-review" aria-labelledby={name}>
      <h2 id={name}>Share for review</h2>
      <p>Somebody without an account sees this page by a link, before it is published.</p>
      <label>
        Works for{' '}
        <select value={days} onChange={({ target }) => setDays(target.value)}>
          <option value="1">1 day</option>
          <option value="7">7 days</option>
          <option value="14">14 days</option>
          <option value="30">30 days</option>
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          checked={showsNewest}
          onChange={({ target }) => setShowsNewest(target.checked)}
        />{' '}
        Always show the newest draft
      </label>
      <button type="button" onClick={() => void share()}>
        Make a link
      </button>
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      {address === undefined ? null : (
        <label>
          Copy it now: it is shown once
          <input type="text" readOnly value={address} onFocus={({ target }) => target.select()} />
        </label>
      )}
      {links.length === 0 ? null : (
        <ul aria-label="Links that work">
          {links.map((each) => (
            <li key={each.id}>
              <span>
                {each.showsNewest ? 'The newest draft' : `As it was on ${inWords(each.madeAt)}`}, by{' '}
                {each.maker}. Until {inWords(each.expiresAt)}.{' '}
                {each.lastOpenedAt === null
                  ? 'Not opened yet.'
                  : `Last opened ${inWords(each.lastOpenedAt)}.`}
              </span>
              <button
                type="button"
                aria-label={`Revoke the link of ${inWords(each.madeAt)}`}
                onClick={() => void revoke(each.id)}
              >
                Revoke
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
