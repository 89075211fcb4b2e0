import { word, type WordPage } from './word';

/** What stands around each page: the header, its menus and the footer. */
export const navigation = {
  slug: 'navigation',
  label: 'Navigation',
  about:
    'The links around every page, at its head and at its foot, in your order. The footer’s sentence, the social links and the company’s details stand in the site settings.',
  tabs: {
    menu: {
      label: 'Head and menu',
      words: {
        allIndustries: word('All industries', 'All industries', 'Below the list of industries.'),
        getStarted: word('Button', 'Get Started', 'Leads to the quote form.'),
      },
    },
    footer: {
      label: 'Footer',
      words: {
        company: word('Heading of the first column', 'Company'),
        industries: word('Heading of the second column', 'Industries'),
        cookieSettings: word(
          'Cookie settings',
          'Cookie settings',
          'Shows the cookie question again, where the site counts visits.',
        ),
        colourScheme: word('Colour scheme', 'Colour scheme'),
        system: word('Colour scheme of the device', 'System'),
        light: word('Light colour scheme', 'Light'),
        dark: word('Dark colour scheme', 'Dark'),
        registeredIn: word('Place of registration', 'registered in {place}', {
          about: 'Begins the company’s details, in which the first letter is made a capital.',
          fields: { place: 'the place, from the site settings' },
        }),
        companyNumber: word('Company number', 'company number {number}', {
          fields: { number: 'the number, from the site settings' },
        }),
        registeredOffice: word('Registered office', 'registered office: {address}', {
          fields: { address: 'the address, from the site settings' },
        }),
        vatNumber: word('VAT number', 'VAT number: {number}', {
          fields: { number: 'the number, from the site settings' },
        }),
      },
    },
    spoken: {
      label: 'For screen readers',
      about: 'Screen readers say these, and the keyboard shows the first.',
      words: {
        skip: word('Skip to content', 'Skip to content'),
        main: word('The links at the head', 'Main'),
        industries: word('The list of industries', 'Industries'),
        menu: word('The menu on phones', 'Menu'),
        openMenu: word('Its button, closed', 'Open menu'),
        closeMenu: word('Its button, open', 'Close menu'),
        messages: word('The place of short messages', 'Notifications'),
        closeMessage: word('The button that closes a message', 'Close toast'),
        announcement: word('The bar over the header', 'Announcement'),
        closeAnnouncement: word('The button that closes it', 'Close the announcement'),
      },
    },
  },
} as const satisfies WordPage;
