/** What stands in a field of a form, as typed. */
export function enteredText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
