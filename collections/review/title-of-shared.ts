import type { Payload } from 'payload';

import { capital } from '@/ui/capital';
import { env } from '@/env';
import { addressOfDocument, addressOfGlobal } from '@/platform/payload/panel/addresses';

import { nameOf, titleOf } from '../deletion/find-uses';
import { collectionOf, latestOf } from './latest';
import type { Shared } from './links';

/** How a draft is called, as the server knows it: for mails to those who may change it. */
export async function titleOfShared(payload: Payload, shared: Shared): Promise<string> {
  const collection = collectionOf(payload, shared.owner);
  if (collection === undefined) {
    const global = payload.config.globals.find(({ slug }) => slug === shared.owner);
    return capital(nameOf(global?.label));
  }
  const { config } = payload.collections[collection];
  const draft = await latestOf(payload, shared);
  const title = draft === undefined ? '' : titleOf(config, draft);
  return title || `${capital(nameOf(config.labels.singular))} without a title`;
}

/** The form in the panel, for a mail. */
export const formOfShared = ({ owner, document }: Shared): string =>
  env.SERVER_URL +
  (document === null ? addressOfGlobal(owner) : addressOfDocument(owner, document));
