/**
 * What programs that read pages like a browser call themselves, as far as they say so. One that claims to be
 * a browser is counted. `Cubot` makes telephones.
 */
const names = [
  ...['(?<!cu)bot', 'crawl', 'spider', 'slurp', 'archiv', 'scan', 'fetch', 'monitor', 'uptime'],
  ...['preview', 'externalhit', 'embed', 'validator', 'lighthouse', 'pagespeed', 'headless'],
  ...['phantomjs', 'pingdom', 'https?:', 'google-', 'chatgpt-', 'claude-', 'perplexity'],
];

const robot = new RegExp(names.join('|'), 'i');

/** What all browsers begin with, and few of other programs. */
const browser = /^(?:Mozilla|Opera)\//;

/** Whether a program reads the page, and nobody. */
export const isRobot = (userAgent: string | undefined): boolean =>
  userAgent === undefined || !browser.test(userAgent) || robot.test(userAgent);
