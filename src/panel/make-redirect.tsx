import { z } from 'zod';

import { addressOfNew } from '@/platform/payload/panel/addresses';

const row = z.object({ path: z.string() });

/** Opens the form for a redirect, with this address filled in. */
function MakeRedirect({ of }: { of: unknown }) {
  const { data } = row.safeParse(of);
  if (data === undefined) return null;
  const address = addressOfNew('redirects', { from: data.path });
  return <a href={address}>Make a redirect</a>;
}

/** In the list of missing pages. */
export const MakeRedirectCell = ({ rowData }: { rowData: unknown }) => (
  <MakeRedirect of={rowData} />
);

/** In the view of one. */
export const MakeRedirectField = ({ data }: { data: unknown }) => <MakeRedirect of={data} />;
