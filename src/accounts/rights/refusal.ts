import { oneOf } from '@/platform/place/wording';

import { may, rights, rolesWith, type Right, type Role } from './table';

const withArticle = (role: Role): string => `${/^[aeiou]/.test(role) ? 'an' : 'a'} ${role}`;

/** Says to somebody that they may not, and who may. */
export function refusalOf(role: Role, right: Right): string {
  if (right !== 'content' && !may({ role }, 'read')) return 'Only staff may do this.';
  // Whoever may less is asked first.
  const others = oneOf(rolesWith(right).toReversed().map(withArticle));
  return `Your role, ${role}, may not ${rights[right]}. Ask ${others}.`;
}
