'use client';

import { useEffect } from 'react';

import { onLogOut } from '@/accounts/request';

import { forgetDrafts } from '../action/drafts';

/** Whoever leaves on purpose leaves nothing that was typed to the next person at this screen. */
export function ForgetDrafts() {
  useEffect(() => onLogOut(forgetDrafts), []);
  return null;
}
