import { copyFailed } from '@/ui/toast/copy-failed';

import { drawingWords, legalWords, machineWords, notFoundWords } from './page-words';
import { galleryImageFailed, projectImagesFailed } from './fixed';
import type { WordPage } from './word';

const ofSpecification = 'the specification says it to the letter.';

/** Buttons and labels of the pages, by where they stand. */
export const smallWords = {
  slug: 'small-words',
  label: 'Buttons and small words',
  about:
    'Buttons, links and labels inside the pages. Headings and texts stand with their pages. Where a button leads stays as it is.',
  tabs: {
    everywhere: {
      label: 'Several pages',
      words: {
        home: {
          label: 'Home page',
          text: 'Home',
          about: 'First in the trail to a page that search engines show.',
        },
        getQuote: {
          label: 'Button to the quote form',
          text: 'Get a Free Quote',
          about: 'On the home page, the pages of industries and the case studies.',
        },
        learnMore: {
          label: 'Link to an industry',
          text: 'Learn more',
          about: 'On the cards of industries.',
        },
        industryTitle: {
          label: 'Title of an industry’s page',
          text: '{industry} Software Solutions',
          about: 'Its heading, and its title for search engines.',
          fields: { industry: 'the industry’s name' },
        },
        viewApplication: {
          label: 'Link to a client’s product',
          text: 'View Application',
        },
        returnHome: {
          label: 'Button after sending a form',
          text: 'Return to Homepage',
        },
        privacy: { label: 'Link beside a form’s button', text: 'Privacy' },
        workings: {
          label: 'Over the reasons for a figure',
          text: 'How we work this out',
          about: 'What folds out stands under Claims.',
        },
        source: { label: 'Before the source of a figure', text: 'Source:' },
        sample: {
          label: 'Mark of sample content',
          text: 'Sample content: replace before launch',
          about: 'Shows as long as the box is ticked on what stands there.',
        },
        nothingYet: {
          label: 'In place of a list without entries',
          text: 'There is nothing here yet. Please come back soon.',
          about: 'On the pages of industries, projects and the gallery.',
        },
      },
    },
    home: {
      label: 'Home page',
      words: {
        learnHow: {
          label: 'Second link at the top',
          text: 'Learn How It Works',
          about: 'Leads to the process.',
        },
        allIndustries: { label: 'Button below the industries', text: 'View All Industries' },
        previous: {
          label: 'Button for industries before',
          text: 'Previous industries',
          about: 'For screen readers.',
        },
        next: {
          label: 'Button for industries after',
          text: 'Next industries',
          about: 'For screen readers.',
        },
        industries: {
          label: 'The row of industries',
          text: 'Industries',
          about: 'For screen readers.',
        },
        carousel: {
          label: 'What kind of row it is',
          text: 'carousel',
          about: 'For screen readers.',
        },
        seeWork: { label: 'Button to the portfolio', text: 'See Our Work' },
        email: { label: 'Before the address for mail', text: 'Email' },
        post: { label: 'Before the postal address', text: 'Post' },
        officeHours: { label: 'Before the office hours', text: 'Office hours' },
      },
    },
    industries: {
      label: 'Industries',
      words: {
        title: {
          label: 'Name of the list',
          text: 'Industries',
          about: 'In the trail to a page that search engines show.',
        },
        all: {
          label: 'The list of industries',
          text: 'All industries',
          about: 'For screen readers.',
        },
        talk: { label: 'Link at the top of an industry', text: 'Talk to an engineer' },
        contact: { label: 'Link at the end of an industry', text: 'Contact us' },
        replaces: { label: 'Before the layers that a solution replaces', text: 'Replaces' },
        readCaseStudy: { label: 'Link to a case study', text: 'Read the case study' },
      },
    },
    work: {
      label: 'Work',
      words: {
        details: { label: 'Button to a case study', text: 'View Details' },
        start: { label: 'Button at the end', text: 'Start Your Project' },
        screens: {
          label: 'The pictures of a case study',
          text: 'Screens',
          about: 'For screen readers.',
        },
        imagesFailed: {
          label: 'When pictures cannot be loaded',
          text: projectImagesFailed,
          fixed: ofSpecification,
        },
      },
    },
    machines: {
      label: 'Search engines and language models',
      about: 'In what pages tell search engines, and in /llms.txt, which language models read.',
      words: machineWords,
    },
    gallery: {
      label: 'Image gallery',
      feature: 'gallery',
      words: {
        copyPath: { label: 'Button', text: 'Copy Path' },
        copied: { label: 'Button for two seconds after', text: 'Copied' },
        copiedMessage: { label: 'Message', text: 'Copied to clipboard' },
        copyFailedTitle: {
          label: 'When it fails: heading',
          text: copyFailed.title,
          fixed: ofSpecification,
        },
        copyFailedText: {
          label: 'When it fails: text',
          text: copyFailed.text,
          fixed: ofSpecification,
        },
        imageFailed: {
          label: 'When a picture cannot be loaded',
          text: galleryImageFailed,
          fixed: ofSpecification,
        },
      },
    },
    legal: { label: 'Legal pages', words: legalWords },
    notFound: { label: 'Not-found page', words: notFoundWords },
    drawings: {
      label: 'Drawings',
      about: 'Screen readers say these in place of the drawings.',
      words: drawingWords,
    },
  },
} as const satisfies WordPage;
