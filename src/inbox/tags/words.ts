import { longestTag } from '@/submissions/records/tags/tag-text';

/** Why a text is no tag. */
export const noTag = `Type a tag: a word or a few, at most ${longestTag} letters, and no email address.`;
