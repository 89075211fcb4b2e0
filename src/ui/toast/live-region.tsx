interface LiveRegionProps {
  /** What screen readers call it, and the button that closes a toast. */
  messages?: string;
  closeMessage?: string;
}

/** What the library (sonner 2) says by itself: a page that has no bytes left does not say it again. */
export const librarysWords = { messages: 'Notifications', closeMessage: 'Close toast' };

const unlessUsual = (words: string | undefined, usual: string) =>
  words === usual ? undefined : words;

/**
 * Where toasts come: an `output` is a live region by itself. Some screen readers pass over one that comes into the
 * document with its first words.
 */
export const LiveRegion = ({ messages, closeMessage }: LiveRegionProps) => (
  <output
    data-messages={unlessUsual(messages, librarysWords.messages)}
    data-close-message={unlessUsual(closeMessage, librarysWords.closeMessage)}
  />
);

/** That of the page. It has no id: every page sends it, and some have no bytes left. */
export const findLiveRegion = () => document.querySelector<HTMLElement>('body > output');
