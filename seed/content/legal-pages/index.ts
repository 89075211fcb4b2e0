import { onlyWith } from '@/features';

import type { LegalPageSeed } from '../../types';
import { accessibility } from './accessibility';
import { disclaimer } from './disclaimer';
import { giveawayTerms } from './giveaway-terms';
import { privacy } from './privacy';
import { terms } from './terms';

export const legalPages: LegalPageSeed[] = [
  privacy,
  terms,
  disclaimer,
  ...onlyWith('giveaway', giveawayTerms),
  accessibility,
];
