/** A formatted text of these blocks. */
export const richText = (...children: object[]) => ({ root: { type: 'root', children } });

export const heading = (tag: string, text: string) => ({
  type: 'heading',
  tag,
  children: [{ type: 'text', text }],
});

export const linkTo = (fields: object) => ({
  type: 'paragraph',
  children: [{ type: 'link', fields, children: [{ type: 'text', text: 'here' }] }],
});
