'use client';

import { useEffect } from 'react';

import { onLogOut } from '@/accounts/request';
import { TextLink } from '@/ui/text-link';
import { dismissToasts } from '@/ui/toast/toast';

import { placeKey } from '../action/draft-key';
import { forgetDrafts, keepDraft, useDraft, useHasTextDraft } from '../action/drafts';

/** Keeps in this tab where somebody is in the inbox, until they log out. */
export function RememberPlace({ address }: { address: string }) {
  useEffect(() => keepDraft(placeKey, address), [address]);
  return null;
}

/** From a page beside the inbox to where one was in it. */
export const BackToInbox = () => (
  <TextLink href={useDraft(placeKey) || '/admin'}>Back to the inbox</TextLink>
);

/** At the sign-in that took the place of a page on which somebody was writing. */
export const UnsentHint = () =>
  useHasTextDraft() ? (
    <p role="status" className="mt-5 text-[15px]">
      Something that you wrote is not stored yet. Sign in again, and it is back in its box.
    </p>
  ) : null;

/** Removes all drafts at a log-out: the next person at this screen must not see them. */
export function ForgetDrafts() {
  useEffect(() => onLogOut(forgetDrafts), []);
  return null;
}

/** Removes, once somebody is signed out, the messages that were shown to them. */
export function NoToasts() {
  useEffect(() => void dismissToasts().catch(() => undefined), []);
  return null;
}
