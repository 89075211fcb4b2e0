import type { AdminViewServerProps } from 'payload';

import { may, refusalOf } from '@/accounts/rights';
import { addressOfList, addressOfRedirectsFile } from '@/platform/payload/panel/addresses';

import { redirect } from '../navigation';
import { PanelFrame } from '../panel-frame';
import { BringIn } from './bring-in';

/** `/cms/redirects-file`: redirects out of the site and into it, as a CSV. */
export function RedirectsFile(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const { user } = req;
  if (!user) redirect(`/cms/login?redirect=${encodeURIComponent(addressOfRedirectsFile)}`);
  return (
    <PanelFrame view={view} user={user}>
      <main className="redirects-file">
        <p>
          <a href={addressOfList('redirects')}>Redirects</a>
        </p>
        <h1>Redirects as a file</h1>
        {may(user, 'content') ? <Ways /> : <p>{refusalOf(user.role, 'content')}</p>}
      </main>
    </PanelFrame>
  );
}

const Ways = () => (
  <>
    <section aria-labelledby="out">
      <h2 id="out">Take them out</h2>
      <p>
        <a href="/api/redirects-file" download>
          Download all redirects as a CSV
        </a>
      </p>
    </section>
    <section aria-labelledby="in">
      <h2 id="in">Bring some in</h2>
      <BringIn />
    </section>
  </>
);
