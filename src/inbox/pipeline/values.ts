/** For whoever may not know what an enquiry is worth. */
export const withoutValue = <Row extends { readonly value: string | null }>(row: Row): Row => ({
  ...row,
  ...{ value: null, currency: null },
});

const amounts: ReadonlySet<string> = new Set(['value', 'currency']);

/** The same of what is handed out as it is stored: what is not there says nothing wrong. */
export const withoutAmounts = (state: object | null) =>
  state && Object.fromEntries(Object.entries(state).filter(([name]) => !amounts.has(name)));
