'use client';

import { useEffect } from 'react';

import { TextLink } from '@/ui/text-link';

import { placeKey } from '../action/draft-key';
import { keepDraft, useDraft } from '../action/drafts';

/** Keeps in this tab where somebody is in the inbox, until they log out. */
export function RememberPlace({ address }: { address: string }) {
  useEffect(() => keepDraft(placeKey, address), [address]);
  return null;
}

/** From a page beside the inbox to where one was in it. */
export const BackToInbox = () => (
  <TextLink href={useDraft(placeKey) || '/admin'}>Back to the inbox</TextLink>
);
