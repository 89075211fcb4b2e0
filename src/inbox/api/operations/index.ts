import { onlyWith } from '@/features';

import type { Operation } from '../operation';
import { draftContent, listContent, readContent, searchContent } from './content';
import {
  addNoteTo,
  changeConversation,
  changeTags,
  getConversation,
  listConversations,
  listPeople,
  readThread,
} from './conversations';
import { draftReply } from './drafts';
import { changeOne, getOpportunity, getPipeline, listAll, makeOne } from './opportunities';

/** All that programs can ask for. Nothing of it sends to strangers, erases, exports or publishes. */
export const operations: readonly Operation[] = [
  ...[listConversations, getConversation, readThread, listPeople],
  ...[changeConversation, addNoteTo, changeTags],
  ...onlyWith('replies', draftReply),
  ...onlyWith('pipeline', getPipeline, listAll, getOpportunity, makeOne, changeOne),
  ...[searchContent, listContent, readContent, draftContent],
];
