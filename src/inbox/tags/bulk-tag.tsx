import { lineButton } from '@/ui/dense-controls';

import { TagField } from './tag-field';

/** Gives the ticked rows a tag, or takes it away. */
export const BulkTag = () => (
  <span className="flex items-center gap-2">
    <TagField name="tag" label="Tag" isTerse className="w-32" />
    <button type="submit" name="change" value="tag" className={lineButton}>
      Add tag
    </button>
    <button type="submit" name="change" value="untag" className={lineButton}>
      Remove tag
    </button>
  </span>
);
