import { startPage } from './start-page';

/**
 * Behind the first picture on the screen: each part asks for sizes, and a browser that has not laid
 * the page out yet would do so at once, in one long piece of work. Clicks until then are kept.
 */
requestAnimationFrame(() => setTimeout(startPage));
