import { inDigits, listOf } from '@/platform/place/wording';
import type { ArticleImport } from '~/collections/articles/wordpress';

/** What would become of an export, and the choices before it comes in. */
export function DryRun({ shown }: { shown: ArticleImport }) {
  const { id, found, items } = shown;
  const { pictures } = found;
  const missing = pictures.wanted - pictures.here - pictures.given;
  const fresh = found.posts - found.here;
  return (
    <>
      <p>Nothing is written yet. This is what would come in from {shown.site}:</p>
      <Facts found={found} />
      <Details found={found} />
      {items === 0 ? (
        <p role="alert">This file was not read to its end. Give it again.</p>
      ) : (
        <form method="post" action="/api/article-import" aria-label="Import">
          <input type="hidden" name="import" value={id} />
          <input type="hidden" name="deed" value="start" />
          {found.published === 0 ? null : (
            <label className="article-import__choice">
              <input type="checkbox" name="publishes" />
              <span>
                Publish what was published there, with its date. Otherwise all comes in as drafts.
              </span>
            </label>
          )}
          {missing <= 0 ? null : (
            <label className="article-import__choice">
              <input type="checkbox" name="fetches" />
              <span>
                Fetch {inDigits(missing)} {missing === 1 ? 'picture' : 'pictures'} from where the
                export says {missing === 1 ? 'it is' : 'they are'}. This server asks those
                addresses.
              </span>
            </label>
          )}
          <button type="submit">
            {fresh === 0 ? 'Import what is left' : `Import ${inDigits(fresh)} ${posts(fresh)}`}
          </button>
        </form>
      )}
      <form method="post" action="/api/article-import" aria-label="Throw away">
        <input type="hidden" name="import" value={id} />
        <input type="hidden" name="deed" value="stop" />
        <button type="submit" className="article-import__second">
          Throw the file away
        </button>
      </form>
    </>
  );
}

const posts = (count: number) => (count === 1 ? 'post' : 'posts');

interface FoundProps {
  readonly found: ArticleImport['found'];
}

function Facts({ found }: FoundProps) {
  const { pictures, leftOut } = found;
  const facts = [
    { label: 'Posts that were published', count: found.published },
    { label: 'Drafts', count: found.posts - found.published },
    { label: 'Posts that are here already, and stay as they are', count: found.here },
    { label: 'Tags', count: found.tags },
    { label: 'Pictures that posts show', count: pictures.wanted },
    { label: 'Pictures that you gave', count: pictures.given },
    { label: 'Pictures that are here already', count: pictures.here },
    {
      label: 'Pictures that are missing',
      count: pictures.wanted - pictures.here - pictures.given,
    },
    { label: 'Posts whose cover is not in the file', count: found.coversLost },
    { label: 'Former addresses that lead on', count: found.redirects },
    { label: 'Pages: left out', count: leftOut.pages },
    { label: 'Private or with a password: left out', count: leftOut.closed },
    { label: 'In the trash: left out', count: leftOut.trashed },
    { label: 'Comments: left out', count: leftOut.comments },
    { label: 'Menus, revisions and others: left out', count: leftOut.others },
    { label: 'Files that no post shows: left out', count: found.unused },
  ];
  const always = new Set(['Posts that were published', 'Drafts', 'Pictures that are missing']);
  return (
    <dl aria-label="What would come in">
      {facts.map(({ label, count }) =>
        count === 0 && !always.has(label) ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{inDigits(count)}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

const most = 50;

function Details({ found: { authors, categories, moved, shortcodes } }: FoundProps) {
  const named = (list: typeof authors) =>
    listOf(list.slice(0, most).map(({ name, isNew }) => (isNew ? `${name} (new)` : name)));
  return (
    <ul>
      {authors.length === 0 ? null : (
        <li>
          <strong>Authors:</strong> {named(authors)}
        </li>
      )}
      {categories.length === 0 ? null : (
        <li>
          <strong>Categories:</strong> {named(categories)}
        </li>
      )}
      {shortcodes.length === 0 ? null : (
        <li>
          <strong>Short codes that mean nothing here, and stay as text:</strong>{' '}
          {listOf(shortcodes.slice(0, most))}
        </li>
      )}
      {moved.slice(0, most).map(({ title, slug, to }) => (
        <li key={to}>
          <strong>{title}:</strong> an article has the address {slug} already. This one would stand
          at {to}.
        </li>
      ))}
      {moved.length > most ? <li>And {inDigits(moved.length - most)} more like it.</li> : null}
    </ul>
  );
}
