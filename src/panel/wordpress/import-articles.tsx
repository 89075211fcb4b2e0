import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { z } from 'zod';

import { may, refusalOf } from '@/accounts/rights';
import { isOn } from '@/features';
import { addressOfArticleImports, addressOfList } from '@/platform/payload/panel/addresses';
import { getImport, listImports, refusals, type Refusal } from '~/collections/articles/wordpress';

import { notFound, redirect } from '../navigation';
import { PanelFrame } from '../panel-frame';
import { FileForm } from './file-form';
import { ImportReport } from './import-report';

const query = z.object({
  import: z.uuid().optional().catch(undefined),
  refused: z.string().optional().catch(undefined),
});

/** `/cms/import-articles`: where an export of WordPress is given, and what becomes of it. */
export async function ImportArticles(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const { user } = req;
  if (!isOn('articles')) notFound();
  if (!user) redirect(`/cms/login?redirect=${encodeURIComponent(addressOfArticleImports())}`);
  const { import: id, refused } = query.catch({}).parse(view.searchParams ?? {});
  const isAllowed = may(user, 'content');
  const shown = id !== undefined && isAllowed ? await getImport(id) : null;
  const name = 'Import from WordPress';
  return (
    <PanelFrame view={view} user={user}>
      <main className="article-import">
        <p>
          <a href={shown ? addressOfArticleImports() : addressOfList('articles')}>
            {shown ? name : 'Articles'}
          </a>
        </p>
        <h1>{shown?.name ?? name}</h1>
        {isAllowed ? (
          <Shown {...{ shown, refused }} isGone={id !== undefined && shown === null} />
        ) : (
          <p>{refusalOf(user.role, 'content')}</p>
        )}
      </main>
    </PanelFrame>
  );
}

interface ShownProps {
  readonly shown: Awaited<ReturnType<typeof getImport>>;
  readonly refused: string | undefined;
  readonly isGone: boolean;
}

async function Shown({ shown, refused, isGone }: ShownProps): Promise<ReactNode> {
  if (shown) return <ImportReport shown={shown} />;
  const problem = isGone
    ? 'This import is forgotten: what is said of one is kept for a week. Give the file again.'
    : problemOf(refused);
  return (
    <>
      <FileForm problem={problem} />
      <Earlier imports={await listImports()} />
    </>
  );
}

const isRefusal = (given: string): given is Refusal => Object.hasOwn(refusals, given);

const problemOf = (refused: string | undefined): string | undefined =>
  refused !== undefined && isRefusal(refused) ? refusals[refused] : undefined;

const states = {
  tried: 'Tried; nothing is written yet',
  running: 'Coming in',
  done: 'Is in',
  stopped: 'Stopped',
} as const;

function Earlier({ imports }: { imports: Awaited<ReturnType<typeof listImports>> }) {
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby="earlier">
      <h2 id="earlier">Files</h2>
      <ul>
        {imports.map(({ id, name, state, site }) => (
          <li key={id}>
            <a href={addressOfArticleImports({ import: id })}>{name}</a> of {site}. {states[state]}.
          </li>
        ))}
      </ul>
    </section>
  );
}
