import type { IndustrySeed } from '../../types';

import { aviation } from './aviation';
import { ecommerce } from './ecommerce';
import { education } from './education';
import { fintech } from './fintech';
import { fitness } from './fitness';
import { healthcare } from './healthcare';
import { insurance } from './insurance';
import { logistics } from './logistics';
import { manufacturing } from './manufacturing';
import { nonProfit } from './non-profit';
import { realEstate } from './real-estate';
import { sustainability } from './sustainability';
import { techStartups } from './tech-startups';

/** In the order of every list on the site. */
export const industries: IndustrySeed[] = [
  healthcare,
  fintech,
  realEstate,
  ecommerce,
  education,
  fitness,
  logistics,
  insurance,
  aviation,
  manufacturing,
  techStartups,
  sustainability,
  nonProfit,
];
