/** The ids that tie a control to its label, its remark and its error. */
export function fieldIds(formName: string, fieldName: string) {
  const control = `${formName}-${fieldName}`;
  return { control, optional: `${control}-optional`, error: `${control}-error` };
}
