/** What a list of pictures is narrowed to, and what it is called behind its count. */
export const libraryFilters = [
  {
    name: 'without',
    one: 'picture without alternative text',
    many: 'pictures without alternative text',
    where: { altIsMissing: { equals: true } },
    query: 'where[altIsMissing][equals]=true',
  },
  {
    name: 'check',
    one: 'alternative text to check',
    many: 'alternative texts to check',
    where: { altToCheck: { equals: true } },
    query: 'where[altToCheck][equals]=true',
  },
  {
    name: 'unused',
    one: 'picture that no page uses',
    many: 'pictures that no page uses',
    where: { inUse: { equals: false } },
    query: 'where[inUse][equals]=false',
  },
] as const;
