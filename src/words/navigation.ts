import type { WordPage } from './word';

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
        allIndustries: {
          label: 'All industries',
          text: 'All industries',
          about: 'Below the list of industries.',
        },
        getStarted: {
          label: 'Button',
          text: 'Get Started',
          about: 'Leads to the quote form.',
        },
      },
    },
    footer: {
      label: 'Footer',
      words: {
        company: { label: 'Heading of the first column', text: 'Company' },
        industries: { label: 'Heading of the second column', text: 'Industries' },
        cookieSettings: {
          label: 'Cookie settings',
          text: 'Cookie settings',
          about: 'Shows the cookie question again, where the site counts visits.',
        },
        colourScheme: { label: 'Colour scheme', text: 'Colour scheme' },
        system: { label: 'Colour scheme of the device', text: 'System' },
        light: { label: 'Light colour scheme', text: 'Light' },
        dark: { label: 'Dark colour scheme', text: 'Dark' },
        registeredIn: {
          label: 'Place of registration',
          text: 'registered in {place}',
          about: 'Begins the company’s details, in which the first letter is made a capital.',
          fields: { place: 'the place, from the site settings' },
        },
        companyNumber: {
          label: 'Company number',
          text: 'company number {number}',
          fields: { number: 'the number, from the site settings' },
        },
        registeredOffice: {
          label: 'Registered office',
          text: 'registered office: {address}',
          fields: { address: 'the address, from the site settings' },
        },
        vatNumber: {
          label: 'VAT number',
          text: 'VAT number: {number}',
          fields: { number: 'the number, from the site settings' },
        },
      },
    },
    spoken: {
      label: 'For screen readers',
      about: 'Screen readers say these, and the keyboard shows the first.',
      words: {
        skip: { label: 'Skip to content', text: 'Skip to content' },
        main: { label: 'The links at the head', text: 'Main' },
        industries: { label: 'The list of industries', text: 'Industries' },
        menu: { label: 'The menu on phones', text: 'Menu' },
        openMenu: { label: 'Its button, closed', text: 'Open menu' },
        closeMenu: { label: 'Its button, open', text: 'Close menu' },
        messages: { label: 'The place of short messages', text: 'Notifications' },
        closeMessage: { label: 'The button that closes a message', text: 'Close toast' },
      },
    },
  },
} as const satisfies WordPage;
