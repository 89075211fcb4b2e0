import { useState } from 'react';

import { hasFailed } from './has-failed';

/**
 * Tells whether the picture in an element could not be loaded, also before anybody looked.
 * @returns the ref of that element, and the answer so far
 */
export function useFailedPicture() {
  const [isFailed, setFailed] = useState(false);
  const ref = (element: HTMLElement | null) => {
    const image = element?.querySelector('img');
    if (!image) return undefined;
    const look = () => {
      if (hasFailed(image)) setFailed(true);
    };
    look();
    image.addEventListener('error', look);
    return () => image.removeEventListener('error', look);
  };
  return [ref, isFailed] as const;
}
