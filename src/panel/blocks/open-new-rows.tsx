'use client';

import { useFormFields } from '@payloadcms/ui';
import { useLayoutEffect } from 'react';

interface Row {
  readonly collapsed?: boolean;
  readonly isLoading?: boolean;
}

/** The server has not seen it yet, and nothing says whether it is open. */
const isNew = ({ collapsed, isLoading }: Row) => isLoading === true && collapsed === undefined;

/**
 * A row that somebody adds to a list whose rows begin closed stays open for its words. Payload
 * (3.90.2) says nowhere that it is open, so the first answer of the server closes it.
 */
export function OpenNewRows() {
  const dispatch = useFormFields(([, dispatch]) => dispatch);
  const path = useFormFields(
    ([fields]) => Object.entries(fields).find(([, { rows }]) => rows?.some(isNew))?.[0],
  );
  const rows = useFormFields(([fields]) => (path === undefined ? undefined : fields[path]?.rows));
  // Before anything else runs: a save that begins first would send the row without this.
  useLayoutEffect(() => {
    if (path === undefined || rows === undefined) return;
    const updatedRows = rows.map((row) => (isNew(row) ? { ...row, collapsed: false } : row));
    dispatch({ type: 'SET_ROW_COLLAPSED', path, updatedRows });
  }, [dispatch, path, rows]);
  return null;
}
