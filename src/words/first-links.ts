/** The links of the specification (section 2), which stand until an editor chooses others. */
const to = (words: string, address: string) =>
  ({ blockType: 'link', link: { words, to: 'address', address } }) as const;

export const firstLinks = {
  menu: [
    to('Home', '/'),
    { blockType: 'industries', words: 'Industries' },
    to('Services', '/#services'),
    to('Process', '/#process'),
    to('Our Work', '/work'),
    to('Contact', '/#contact'),
  ],
  company: [
    to('Home', '/'),
    to('Services', '/#services'),
    to('Our Work', '/work'),
    to('Contact', '/#contact'),
  ],
  legal: [
    to('Privacy', '/privacy'),
    to('Terms', '/terms'),
    to('Disclaimer', '/disclaimer'),
    to('Accessibility', '/accessibility'),
  ],
} as const;
