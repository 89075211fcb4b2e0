'use client';

import { createContext, use, type ReactNode } from 'react';

import { may, type Right, type Role } from '@/accounts/rights';

/** The server refuses whatever a role may not: a part that stands by itself, as in a test, is drawn. */
const RoleContext = createContext<Role>('admin');

/** Stands around a page of the inbox: whose page it is. */
export const PageOf = ({ role, children }: { role: Role; children: ReactNode }) => (
  <RoleContext value={role}>{children}</RoleContext>
);

export const useMay = (right: Right): boolean => may({ role: use(RoleContext) }, right);

/** What somebody may not do is not drawn for them. */
export const OnlyFor = ({ right, children }: { right: Right; children: ReactNode }) =>
  useMay(right) ? children : null;
