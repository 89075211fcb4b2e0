'use client';

import { LogOutButton } from '@/accounts/session';

import { forgetDrafts } from '../action/drafts';

/** Whoever leaves on purpose leaves nothing that was typed to the next person at this screen. */
export const LogOut = () => <LogOutButton onDone={forgetDrafts} />;
