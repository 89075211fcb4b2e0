import type { InboxView } from './inbox-view';

/**
 * The look of what stands around an open submission: gone while that has the page for itself. In a list of
 * work it does so wherever there is no room for both.
 */
export const besideOpen = ({
  full,
  queue,
}: Pick<InboxView, 'full' | 'queue'>): string | undefined =>
  full ? 'hidden' : queue ? 'max-[1080px]:hidden' : undefined;
