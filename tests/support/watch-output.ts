import { watchOutput } from './output';

watchOutput();
