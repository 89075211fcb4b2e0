import { sealedLink, unsealed } from '@/platform/sealed-link';

import { findSenderById, type Sender } from '../records/prospects-page/sender';

const timeToConfirm = 7 * 24 * 60 * 60 * 1000;

/** The last part of the address at which somebody confirms that all of it is to be erased. */
export const erasureLink = (id: string): string =>
  sealedLink('erase', id, new Date(Date.now() + timeToConfirm));

interface ErasureLink {
  readonly sender: Sender;
  readonly isOver: boolean;
}

/** Null where the site made no such link, or what it is about is gone. */
export async function openErasureLink(link: string): Promise<ErasureLink | null> {
  const found = unsealed('erase', link);
  const sender = found && (await findSenderById(found.id));
  if (!sender) return null;
  const until = found.number * 1000;
  const { addressSince } = sender;
  // Once the address was corrected, the one that the link was mailed to is a stranger's.
  const isStrangers = addressSince !== null && addressSince.getTime() >= until - timeToConfirm;
  return { sender, isOver: isStrangers || until < Date.now() };
}
