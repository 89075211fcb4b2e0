/** What somebody typed into a field. */
export function enteredText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
