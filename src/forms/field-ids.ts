/** The ids that tie a control to its label, its hint, its remark and its error. */
export function fieldIds(formName: string, fieldName: string) {
  const control = `${formName}-${fieldName}`;
  return {
    control,
    hint: `${control}-hint`,
    optional: `${control}-optional`,
    error: `${control}-error`,
  };
}
