import type { LegalPageSeed } from '../../types';

export const disclaimer: LegalPageSeed = {
  title: 'Disclaimer',
  slug: 'disclaimer',
  intro:
    'What you can and cannot rely on when you read this website, the links on it and what our clients say.',
  numbered: false,
  sections: [
    {
      heading: 'Website Disclaimer',
      body: `
This site gives general information about {brand} and what we do. We take care to keep it correct
and up to date. We do not promise that it is complete, or free of errors, at every moment.

Nothing on this site is legal, financial, tax, medical or technical advice for your case. That
includes what we say about the rules of an industry. Take advice from someone qualified before you act
on it. No chatbot or other AI system talks to you on this site.

Figures such as “up to 90% cost savings” or “10x faster” are not a promise about your project. Your
results depend on what you use today and on what you need. Only a written agreement with you says what
we will deliver, by when and at what price. If a figure matters to your decision, ask us what it is
based on.

You use the site at your own risk, as far as the law allows. Some liability cannot be limited by law,
and nothing here limits it. Our [terms of service](/terms) say more.
`,
    },
    {
      heading: 'External Links Disclaimer',
      body: `
This site links to sites that we do not run, such as the applications in our portfolio and our pages
on social networks. We provide these links for your convenience.

We do not check those sites continuously, and we do not answer for their content, their security or
what they do with your data. A link does not mean that we endorse everything behind it. The terms and
privacy policy of the other site apply once you are there.

If a link is broken or leads to something that it should not, please tell us at
{email}.
`,
    },
    {
      heading: 'Testimonials Disclaimer',
      body: `
We review each testimonial before we post it. We may shorten one or correct its spelling. We do not
change what it means.

We do not pay for testimonials, with money or in any other way.

A testimonial gives one person’s own experience and opinion. It does not show what every client
experiences, and it does not promise that you will have the same result.
`,
    },
    {
      heading: 'Cookie Notice',
      body: `
Cookies are small files that a site keeps in your browser. This site may use the kinds below. The list
also names what is stored in your browser in other ways.

- **Account cookies** keep the settings of people who have an account here, such as the colours of the
  content editor. Only our own team has accounts.
- **Login cookies** keep a member of our team signed in from one page to the next, until the person signs
  out or the session expires. Another remembers for a year that an account was used on the device. A visitor who opens the link in
  our email gets one for the page of that enquiry.
- **Forms cookies** carry what a form needs from one page to the next. Our contact and quote forms set
  none: what you type waits in your browser’s session storage until it has been sent.
- **Site-preference cookies** remember a choice that you have made, such as the colour scheme or
  your answer when we ask about analytics.
- **Third-party analytics cookies** count visits and show which pages are read. The service is Google
  Analytics. It loads only if it is switched on for this site and you have agreed.
- **Third-party experiment cookies** would show different visitors different versions of a page, to
  learn which works better. We use none today, and would ask for your consent first.

You can delete or block cookies in your browser’s settings. The public pages and forms still work if
you do. Staff cannot sign in without the login cookie.

Our [privacy policy](/privacy) lists each of them by name, and explains how to change your mind about
analytics.
`,
    },
    {
      heading: 'Copyright Notice',
      body: `
Copyright © {year} {operator}. All rights reserved.

You may read, print and share links to these pages. For any other use of the text, drawings, images or
software of this site, please ask us first at
{email}, unless the law allows the use without our
permission. Names and marks of other companies belong to their owners.
`,
    },
  ],
};
