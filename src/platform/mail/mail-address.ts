/** An address in a `mailto:` link: readable, and unable to add a header of its own. */
const encodeAddress = (address: string): string =>
  encodeURIComponent(address).replaceAll('%40', '@').replaceAll('%2B', '+');

export function mailAddress(address: string, subject?: string): string {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return `mailto:${encodeAddress(address)}${query}`;
}
