import type { TextFieldServerComponent } from 'payload';

import { isTagged, listTags } from '~/collections/media/tags';

import { TagsInput } from './tags-input';

/** As many as are read at a glance. */
const most = 12;

/** The tags of a picture or a file, with those that others have. */
export const TagsField: TextFieldServerComponent = async ({
  clientField,
  collectionSlug,
  path,
  permissions,
  readOnly,
  req,
  schemaPath,
}) => (
  <TagsInput
    field={clientField}
    path={path}
    permissions={permissions}
    readOnly={readOnly}
    schemaPath={schemaPath}
    known={isTagged(collectionSlug) ? await listTags(req, collectionSlug, most) : []}
  />
);
