'use client';

import { FieldError, FieldLabel, useField } from '@payloadcms/ui';

/** For a new password or another email: a session alone may not change what opens an account. */
export function CurrentPassword({ path }: { path: string }) {
  const { value, setValue, showError } = useField<string | undefined>({ path });
  const id = `field-${path}`;
  return (
    <div className={`field-type password${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label="Your own current password" />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          name={path}
          type="password"
          autoComplete="current-password"
          value={value ?? ''}
          onChange={(event) => setValue(event.target.value)}
        />
      </div>
      <p className="field-description">Needed for a new password or another email.</p>
    </div>
  );
}
