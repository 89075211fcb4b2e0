/**
 * Whether Next runs React on this page of a browser, as under `next dev`: it keeps what it gets for
 * it in a global of this name (read in 16.4.6: client/app-index).
 */
export const runsReact = (): boolean => '__next_f' in window;
