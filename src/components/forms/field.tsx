import type { FormField } from '@/forms';

import { FieldControl } from './field-control';
import { fieldIds } from './field-ids';

/** A label, its control and the place for its error, tied together by their ids. */
export function Field({ formName, field }: { formName: string; field: FormField }) {
  const ids = fieldIds(formName, field.name);
  return (
    <div>
      <div className="mb-2 leading-normal">
        <label htmlFor={ids.control} className="font-[580]">
          {field.label}
        </label>{' '}
        {field.required ? null : (
          <span id={ids.optional} className="text-ink-soft">
            optional
          </span>
        )}
      </div>
      <FieldControl field={field} ids={ids} />
      <p
        id={ids.error}
        hidden
        className="mt-2 text-[15px] leading-[1.4] font-[540] text-balance text-bad"
      />
    </div>
  );
}
