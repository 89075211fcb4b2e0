'use client';

import { useEffect } from 'react';

import { dismissToasts } from '@/ui/toast/toast';

/** In the place of the inbox: what was said while somebody was signed in goes with them. */
export function NoToasts() {
  useEffect(() => void dismissToasts().catch(() => undefined), []);
  return null;
}
