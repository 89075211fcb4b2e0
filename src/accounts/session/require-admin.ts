import 'server-only';

import { redirect } from 'next/navigation';

import { getVisitor, type Visitor } from './visitor';

/** For the pages beside the inbox: whoever is not staff is sent to its sign-in. */
export async function requireAdmin(): Promise<Extract<Visitor, { kind: 'admin' }>> {
  const visitor = await getVisitor();
  if (visitor.kind !== 'admin') redirect('/admin');
  return visitor;
}

/** For what marketers may do as well. */
export async function requireSignedIn(): Promise<Extract<Visitor, { user: unknown }>> {
  const visitor = await getVisitor();
  if (visitor.kind !== 'admin' && visitor.kind !== 'editor') redirect('/admin');
  return visitor;
}
