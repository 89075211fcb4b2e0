import { FilterSelect } from '../tools/filter-fields';
import { tagsInUse } from './reads';

/** Narrows a list to a tag; where none is in use there is nothing to choose. */
export async function TagFilter({ value }: { value: string | null }) {
  const tags = await tagsInUse();
  const others = value === null || tags.includes(value) ? tags : [value, ...tags];
  if (others.length === 0) return null;
  const options = others.map((tag) => ({ value: tag, label: tag }));
  return <FilterSelect name="tag" label="Tag" value={value} options={options} />;
}
