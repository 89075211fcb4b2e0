/** So long an address may be that somebody writes down. */
export const longestAddress = 500;

/** Whether a text is a whole address of the web, encrypted on the way, and without a name or password in it. */
export function isHttpsAddress(text: string): boolean {
  if (text.length > longestAddress || /\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.');
}
