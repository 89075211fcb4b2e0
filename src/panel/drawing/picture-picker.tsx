'use client';

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { SelectFieldClientProps } from 'payload';

import { classes } from '@/platform/payload/panel/marks';
import { BuildingElevation } from '@/site/ground';
import { Icon, isIconName } from '@/ui/icon';
import { toBuildingName } from '~/collections/fields/building-names';

type PictureKind = 'icon' | 'texture' | 'building';

/** A select whose options are shown as the site draws them: radio buttons under pictures. */
export function PicturePicker(props: SelectFieldClientProps & { kind: PictureKind }) {
  const { field, kind, readOnly } = props;
  const { path, value, setValue, showError, disabled } = useField<string | null>({
    potentiallyStalePath: props.path,
  });
  return (
    <fieldset className={`${classes.field} picture-picker picture-picker--${kind}`}>
      <legend>
        <FieldLabel as="span" label={field.label} required={field.required} path={path} />
      </legend>
      <div className={classes.fieldInside}>
        <FieldError path={path} showError={showError} />
        <div className="picture-picker__options">
          {field.options.map((option) => {
            const chosen = typeof option === 'string' ? option : option.value;
            const label = typeof option === 'string' ? option : option.label;
            return (
              <label key={chosen} className="picture-picker__option">
                <OptionPicture kind={kind} value={chosen} />
                {typeof label === 'string' ? label : chosen}
                <input
                  type="radio"
                  name={path}
                  value={chosen}
                  checked={value === chosen}
                  disabled={readOnly || disabled}
                  onChange={() => setValue(chosen)}
                />
              </label>
            );
          })}
        </div>
      </div>
      <FieldDescription path={path} description={field.admin?.description} />
    </fieldset>
  );
}

/** What an option stands for, as the site draws it. Its name stands beside it. */
function OptionPicture({ kind, value }: { kind: PictureKind; value: string }) {
  if (kind === 'texture') return <span className={`picture-picker__texture ${value}`} />;
  if (kind === 'building') {
    return (
      <BuildingElevation
        building={toBuildingName(value)}
        className="picture-picker__building"
        small
      />
    );
  }
  return isIconName(value) ? <Icon name={value} className="picture-picker__icon" /> : null;
}
