import { fillIn } from '@/forms/reply-template';

import { listOf } from '@/platform/place/wording';

/**
 * What screen readers say of a section through the ground. Its layers have the numbers that stand in it: texts refer to them.
 * @param description names {count}, {names} and {words}
 */
export const describeGround = (description: string, layers: readonly string[], words: string) =>
  fillIn(description, {
    count: String(layers.length),
    names: listOf(layers.map((name, index) => `${index + 1} ${name}`)),
    words,
  });
