import 'server-only';

import { getReviewed } from '../review/reviewed';
import { getEditor } from './editor';

/** Whether the page that is asked for shows what visitors do not see yet: in a preview, or for a reviewer. */
export const showsDrafts = async (): Promise<boolean> =>
  (await getEditor()) !== null || (await getReviewed()) !== null;
