import type { Contact } from '@/submissions/records/people/enter';

import { contactAddress } from '../contact-view';

interface Asked {
  /** The id of who was chosen. */
  readonly other?: string;
  readonly search?: string | null;
}

/** Where two are compared before they are merged, and the other one is looked for. */
export function mergeAddress(of: Contact, { other, search }: Asked = {}): string {
  const params = new URLSearchParams({ ...(search && { q: search }), ...(other && { other }) });
  const path = `${contactAddress(of)}/merge`;
  return params.size > 0 ? `${path}?${params.toString()}` : path;
}
