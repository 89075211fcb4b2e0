'use client';

import { useLinkStatus } from 'next/link';

/** Stands in the link of a row from the click on until what it opens is there; the row then looks open. */
export const Opening = () => (useLinkStatus().pending ? <span data-opening hidden /> : null);
