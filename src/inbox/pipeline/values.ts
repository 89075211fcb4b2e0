/** For whoever may not know what an enquiry is worth. */
export const withoutValue = <Row extends { readonly value: string | null }>(row: Row): Row => ({
  ...row,
  ...{ value: null, currency: null },
});
