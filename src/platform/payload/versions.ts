import {
  buildVersionCollectionFields,
  buildVersionGlobalFields,
  type FlattenedField,
  type Payload,
} from 'payload';

interface Owner {
  readonly collection?: string | undefined;
  readonly global?: string | undefined;
}

/**
 * The fields by which a read may filter, those of versions as Payload's own reads have them (3.90.2:
 * exported for its adapters, and documented for nobody).
 */
export function fieldsOf(
  { collections, config }: Payload,
  { collection, global }: Owner,
  areVersions: boolean,
): FlattenedField[] {
  const documents = Object.values(collections).find((each) => each.config.slug === collection);
  if (documents)
    return areVersions
      ? buildVersionCollectionFields(config, documents.config, true)
      : documents.config.flattenedFields;
  const one = config.globals.find(({ slug }) => slug === global);
  return one ? buildVersionGlobalFields(config, one, true) : [];
}
