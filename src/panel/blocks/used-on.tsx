import type { FieldServerComponent } from 'payload';

import { classes } from '@/platform/payload/panel/marks';
import { findUses } from '~/collections/deletion/find-uses';

/** Beside the form of a document that others show: which they are. */
export const UsedOn: FieldServerComponent = async ({ collectionSlug, id, req }) => {
  if (id === undefined) return null;
  const uses = await findUses(req, { collection: collectionSlug, id: String(id) });
  return (
    <div className="section-note">
      <p className={classes.fieldLabel}>Used on</p>
      {uses.length === 0 ? (
        <p>Nothing shows it yet. Add “Reusable part” to a page, and choose this one.</p>
      ) : (
        <ul>
          {uses.map((use) => (
            <li key={use}>{use}</li>
          ))}
        </ul>
      )}
    </div>
  );
};
