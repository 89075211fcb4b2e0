import 'server-only';

import type { Page } from '@/payload-types';
import { reusedBy, shownBlocks, type ShownBlock } from '~/collections/pages/shown-blocks';

import { listRead } from '../content/cached';

const listReusableParts = listRead('reusable-parts', 'createdAt');

/** The parts of a page, with those of each reusable part in its place. One that is a draft is not shown. */
export const withReusable = async (blocks: Page['blocks']): Promise<ShownBlock[]> =>
  shownBlocks(blocks, reusedBy(blocks).length > 0 ? await listReusableParts() : []);
