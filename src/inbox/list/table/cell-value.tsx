import type { FormField } from '@/forms';
import { kindOf } from '@/forms/kinds';

/** A dash for what was left empty; the long form is for whoever hovers or listens. */
export const Empty = () => (
  <abbr title="not given" className="text-edge no-underline">
    -
  </abbr>
);

/** One value as people read it. An address is a link to write to it, and a number one to call it. */
export function CellValue({ field, value }: { field: FormField; value: string | null }) {
  if (value === null) return <Empty />;
  const address = kindOf(field).link(value);
  if (address === null) return value;
  return (
    <a href={address} className="hover:underline max-sm:inline-block max-sm:py-1">
      {value}
    </a>
  );
}
