import { inDigits } from '@/platform/place/wording';
import { addressOfArticleImports, addressOfList } from '@/platform/payload/panel/addresses';
import type { ArticleImport } from '~/collections/articles/wordpress';

import { DryRun } from './dry-run';
import { KeepFresh } from './keep-fresh';

/** One import: what would become of it, how far it is, and what became of it. */
export function ImportReport({ shown }: { shown: ArticleImport }) {
  if (shown.state === 'tried') return <DryRun shown={shown} />;
  return (
    <>
      {shown.state === 'running' ? <Progress shown={shown} /> : <Ended shown={shown} />}
      <Counts shown={shown} />
      <Notes shown={shown} />
    </>
  );
}

const doneOf = ({ counts }: ArticleImport): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

function Progress({ shown }: { shown: ArticleImport }) {
  const done = doneOf(shown);
  return (
    <section aria-label="Progress">
      <progress value={done} max={shown.items} aria-label="Posts, pictures and redirects" />
      <p role="status">
        {inDigits(done)} of {inDigits(shown.items)} posts, pictures and redirects are done. You may
        leave this page.
      </p>
      <KeepFresh />
      <noscript>
        <a href={addressOfArticleImports({ import: shown.id })}>See how far it is</a>
      </noscript>
      <form method="post" action="/api/article-import" aria-label="Stop">
        <input type="hidden" name="import" value={shown.id} />
        <input type="hidden" name="deed" value="stop" />
        <button type="submit" className="article-import__second">
          Stop, and keep what came in
        </button>
      </form>
    </section>
  );
}

const Ended = ({ shown: { state, site } }: { shown: ArticleImport }) => (
  <p role="status">
    {state === 'done'
      ? `All of ${site} that can come in is in.`
      : 'It was stopped. What came in before stays.'}{' '}
    <a href={addressOfList('articles')}>See the articles</a>,{' '}
    <a href={addressOfArticleImports()}>give another file</a>.
  </p>
);

function Counts({ shown: { counts } }: { shown: ArticleImport }) {
  const kinds = [
    { kind: 'post', label: 'Posts' },
    { kind: 'picture', label: 'Pictures' },
    { kind: 'redirect', label: 'Redirects' },
  ] as const;
  return (
    <dl aria-label="What came in">
      {kinds.map(({ kind, label }) => (
        <div key={kind}>
          <dt>{label}</dt>
          <dd>
            {inDigits(counts[`${kind}-made`] ?? 0)} <small>came in</small>
          </dd>
          <dd>
            {inDigits(counts[`${kind}-there`] ?? 0)} <small>were here</small>
          </dd>
          <dd>
            {inDigits(counts[`${kind}-refused`] ?? 0)} <small>did not come in</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Notes({ shown: { notes } }: { shown: ArticleImport }) {
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="notes">
      <h2 id="notes">To look at</h2>
      <p>Once these are mended you can import the file again: nothing comes in twice.</p>
      <ul>
        {notes.map(({ of, problem }) => (
          <li key={`${of} ${problem}`}>
            <strong>{of}:</strong> {problem}
          </li>
        ))}
      </ul>
    </section>
  );
}
