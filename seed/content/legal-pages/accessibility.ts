import type { LegalPageSeed } from '../../types';

export const accessibility: LegalPageSeed = {
  title: 'Accessibility Statement',
  slug: 'accessibility',
  intro:
    'How accessible this website is, how we tested it, what we know is missing, and how to tell us about other problems.',
  numbered: false,
  sections: [
    {
      heading: 'What You Can Expect',
      body: `
This website should work for you whichever device, browser or assistive technology you use. You
should be able to

- reach and use everything with a keyboard alone, and see where you are
- enlarge the text to 200%, or the page to 400%, without losing content or having to scroll sideways
- read the site in a light or a dark colour scheme, or in the colours that you have set in your system
- use every page and send both forms without JavaScript
- stop all movement by asking your system to reduce motion
- print case studies and legal pages as plain text on white
`,
    },
    {
      heading: 'The Standard We Work To',
      body: `
We build to the [Web Content Accessibility Guidelines](https://www.w3.org/TR/WCAG22/), version 2.2,
level AA. We believe that the site meets them, apart from the gaps named below. That is our own
assessment: nobody independent has audited the site yet.
`,
    },
    {
      heading: 'How We Test',
      body: `
Each change to the site’s code is tested before it is released:

- **Automatically, on each page.** The open-source checker axe-core looks at every page, in both colour
  schemes and at several widths from 320 pixels up; also with a menu open, with errors in a form and
  with a message showing.
- **By keyboard, in a real browser.** Scripts press keys as a person would. They open the menus, move
  through the carousel, copy a path in the image gallery and, starting on the home page, ask for a quote.
- **For reflow, size and stability.** No page scrolls sideways at 320 pixels, buttons and fields are
  large enough for a finger, and what you read does not jump while fonts and images load.
- **By reading.** We check headings, link texts, and the descriptions of images and drawings by hand.

An automatic checker finds only some of the problems that people meet, which is why we ask you to
tell us about others.
`,
    },
    {
      heading: 'What We Know Is Missing',
      body: `
- **Screen readers.** We check names, roles and announcements in the browser. We have not yet tested
  the site with people who use a screen reader, voice control or a switch.
- **Browsers.** Our tests run in Chromium. Firefox and Safari are not part of them.
- **Pictures of software.** The pictures in our portfolio show whole screens of an application. Their
  descriptions say what the screen is for, and do not repeat every word on it.
- **Other websites.** We link to applications and social networks that we do not run, and cannot
  answer for their accessibility.
`,
    },
    {
      heading: 'If Something Does Not Work for You',
      body: `
Write to {email}, or use the
[contact form](/#contact). Tell us the page, what you wanted to do, and what you use to browse, if
you know it. If you need anything on this site in another form, such as large print, ask us in the
same way.

If you are not happy with our answer, the
[Equality Advisory and Support Service](https://www.equalityadvisoryservice.com/) can advise you on your
rights under the Equality Act 2010.
`,
    },
  ],
};
