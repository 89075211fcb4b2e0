import { startBuiltIslands } from '@/islands/start-built';

import { startPage } from './start-page';

startPage(startBuiltIslands);
