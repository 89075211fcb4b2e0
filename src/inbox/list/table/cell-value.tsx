import type { FormField } from '@/forms';

import { mailAddress } from '../../submission/mail-address';

/** A dash for what was left empty; the long form is for whoever hovers or listens. */
export const Empty = () => (
  <abbr title="not given" className="text-edge no-underline">
    -
  </abbr>
);

/** One value as people read it. An address is a link to write to it. */
export function CellValue({ field, value }: { field: FormField; value: string | null }) {
  if (value === null) return <Empty />;
  if (field.kind !== 'email') return value;
  return (
    <a href={mailAddress(value)} className="hover:underline max-sm:inline-block max-sm:py-1">
      {value}
    </a>
  );
}
