/** The first that a browser names is what it is: others name older ones besides. */
const browsers = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** What its owner calls a browser: `Firefox on Linux`. @param agent as it calls itself */
export function browserName(agent: string): string {
  const called = (names: typeof browsers | typeof systems) =>
    names.find(([, pattern]) => pattern.test(agent))?.[0];
  const system = called(systems);
  return [called(browsers) ?? 'A browser', ...(system ? [`on ${system}`] : [])].join(' ');
}
