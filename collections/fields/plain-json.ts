import type { Field } from 'payload';

const Field = '/src/panel/plain-json#PlainJson';

/**
 * JSON as text, in a field and in all that it holds. Payload (3.90.2) fetches its editor of code
 * from another host, which the policy forbids: an empty box, and an error.
 */
export function plainJson(field: Field): Field {
  switch (field.type) {
    case 'json':
      return {
        ...field,
        admin: { ...field.admin, components: { ...field.admin?.components, Field } },
      };
    case 'tabs':
      return {
        ...field,
        tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(plainJson) })),
      };
    case 'array':
    case 'collapsible':
    case 'group':
    case 'row':
      return { ...field, fields: field.fields.map(plainJson) };
    default:
      return field;
  }
}
