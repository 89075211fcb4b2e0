'use client';

import { useFormFields } from '@payloadcms/ui';
import { useLayoutEffect } from 'react';

import { isNewRow, opening } from '@/platform/payload/panel/form-state';

/**
 * A row that somebody adds to a list whose rows begin closed stays open for its words. Payload
 * (3.90.2) says nowhere that it is open, so the first answer of the server closes it.
 */
export function OpenNewRows() {
  const dispatch = useFormFields(([, dispatch]) => dispatch);
  const path = useFormFields(
    ([fields]) => Object.entries(fields).find(([, { rows }]) => rows?.some(isNewRow))?.[0],
  );
  const rows = useFormFields(([fields]) => (path === undefined ? undefined : fields[path]?.rows));
  // Before anything else runs: a save that begins first would send the row without this.
  useLayoutEffect(() => {
    if (path === undefined || rows === undefined) return;
    dispatch(opening(path, rows));
  }, [dispatch, path, rows]);
  return null;
}
