'use client';

import { useEffect } from 'react';

import { pushEvent } from './events';

/** Notes that the page was seen; shows nothing. */
export function PageView() {
  useEffect(() => pushEvent({ event: 'page_view' }), []);
  return null;
}
