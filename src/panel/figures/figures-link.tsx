import type { TypedUser } from 'payload';

import { may } from '@/accounts/rights';
import { areViewsCounted } from '@/site/content';

/** Below the panel's menu, while views are counted. */
export async function FiguresLink({ user }: { user: TypedUser }) {
  if (!may(user, 'content') || !(await areViewsCounted())) return null;
  return (
    <a href="/cms/figures" className="figures-link">
      Figures
    </a>
  );
}
