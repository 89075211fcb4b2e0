import { SmallLabel } from '@/ui/section-head';

/** Over the words that stand in the place of a form, which an editor sees besides. */
export const ClosedNote = () => (
  <SmallLabel>Visitors read now, in place of the questions</SmallLabel>
);

/** Over a form in a preview. */
export const TestNote = () => (
  <SmallLabel>
    A preview: what you send here is a test, marked everywhere and counted nowhere.
  </SmallLabel>
);
