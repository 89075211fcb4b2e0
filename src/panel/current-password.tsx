'use client';

import { FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui';

import { classes, idOfField } from '@/platform/payload/panel/marks';

/** For a new password or another email: a session alone may not change what opens an account. */
export const CurrentPassword = ({ path }: { path: string }) => (
  <Field path={path} description="Needed for a new password or another email." />
);

/** Shown while somebody switches off that everybody needs a second factor. */
export function CurrentPasswordToRequireNone({ path }: { path: string }) {
  const isOff = useFormFields(
    ([{ requireSecondFactor: field }]) => field?.initialValue === true && field.value !== true,
  );
  return isOff ? (
    <Field path={path} description="Needed to let people in without a second factor." />
  ) : null;
}

function Field({ path, description }: { path: string; description: string }) {
  const { value, setValue, showError } = useField<string | undefined>({ path });
  const id = idOfField(path);
  return (
    <div
      className={[classes.field, classes.password, showError && 'error'].filter(Boolean).join(' ')}
    >
      <FieldLabel htmlFor={id} label="Your own current password" />
      <div className={classes.fieldInside}>
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
      <p className={classes.fieldDescription}>{description}</p>
    </div>
  );
}
