import { formList } from '@/forms';
import { capital } from '@/ui/capital';
import { notSaid, type Dimension } from '@/submissions/records/opportunities/filter';

/** What a value of a dimension is called; of a person, their id. */
export function valueWords(dimension: Dimension, value: string | null): string {
  if (value === null || value === notSaid) return dimension === 'reason' ? 'Not said' : 'Not known';
  if (dimension === 'form') {
    const form = formList.find(({ name }) => name === value);
    return form ? capital(form.staff.many) : value;
  }
  if (dimension === 'industry') return capital(value.replaceAll('-', ' '));
  if (dimension === 'project') return projectWords(value);
  return value;
}

function projectWords(value: string): string {
  for (const { fields } of formList)
    for (const field of fields)
      if (field.name === 'projectType' && field.kind === 'choice')
        return field.options.find((option) => option.value === value)?.label ?? value;
  return value;
}
