import { copyFailed } from '@/ui/toast/copy-failed';

import { articleWords } from './article-words';
import { mailLinkWords } from './mail-link-words';
import { ownSectionWords, sectionAlongWords } from './own-section-words';
import { partWords } from './part-words';
import { positionWords } from './position-words';
import { prospectsPageWords } from './prospects-page-words';
import { reviewWords } from './review-words';
import { searchWords } from './search-words';
import { drawingWords, legalWords, machineWords, notFoundWords } from './small-words-tabs';
import { galleryImageFailed, projectImagesFailed } from './specified-texts';
import { specified, word, type WordPage } from './word';

const spoken = 'For screen readers.';

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
        home: word('Home page', 'Home', 'First in the trail to a page that search engines show.'),
        getQuote: word(
          'Button to the quote form',
          'Get a Free Quote',
          'On the home page, the pages of industries and the case studies.',
        ),
        learnMore: word('Link to an industry', 'Learn more', 'On the cards of industries.'),
        industryTitle: word('Title of an industry’s page', '{industry} Software Solutions', {
          about: 'Its heading, and its title for search engines.',
          fields: { industry: 'the industry’s name' },
        }),
        viewApplication: word('Link to a client’s product', 'View Application'),
        returnHome: word('Button after sending a form', 'Return to Homepage'),
        goOn: word(
          'Button to a page after sending a form',
          'Continue',
          'Where the page of a form you made is elsewhere, in browsers without JavaScript.',
        ),
        privacy: word('Link beside a form’s button', 'Privacy'),
        whoAnswers: word(
          'Over the person who answers',
          'Who reads this and answers you',
          'Beside the forms, once somebody is named under Site settings → Contact.',
        ),
        workings: word(
          'Over the reasons for a figure',
          'How we work this out',
          'What folds out stands under Claims.',
        ),
        source: word('Before the source of a figure', 'Source:'),
        sample: word(
          'Mark of sample content',
          'Sample content: replace before launch',
          'Shows as long as the box is ticked on what stands there.',
        ),
        sampleAddress: word(
          'Mark of a link to a sample address',
          'Sample address: leads nowhere yet',
          'Shows beside links to addresses that nobody can have, such as client.example.',
        ),
        nothingYet: word(
          'When a list has no entries',
          'There is nothing here yet. Please come back soon.',
          'On the pages of industries, projects and the gallery.',
        ),
      },
    },
    home: {
      label: 'Home page',
      words: {
        learnHow: word('Second link at the top', 'Learn How It Works', 'Leads to the process.'),
        allIndustries: word('Button below the industries', 'View All Industries'),
        previous: word('Button for industries before', 'Previous industries', spoken),
        next: word('Button for industries after', 'Next industries', spoken),
        industries: word('The row of industries', 'Industries', spoken),
        carousel: word('What kind of row it is', 'carousel', spoken),
        seeWork: word('Button to the portfolio', 'See Our Work'),
        email: word('Before the address for mail', 'Email'),
        telephone: word('Before the telephone number', 'Telephone'),
        post: word('Before the postal address', 'Post'),
        officeHours: word('Before the office hours', 'Office hours'),
      },
    },
    industries: {
      label: 'Industries',
      words: {
        title: word(
          'Name of the list',
          'Industries',
          'In the trail to a page that search engines show.',
        ),
        all: word('The list of industries', 'All industries', spoken),
        talk: word('Link at the top of an industry', 'Contact us'),
        contact: word('Link at the end of an industry', 'Contact us'),
        replaces: word('Before the layers that a solution replaces', 'Replaces'),
        readCaseStudy: word('Link to a case study', 'Read the case study'),
        checked: word('Who has checked the page', 'Checked by {by} on {date}', {
          about: 'At the foot of an industry’s page, once both are filled in.',
          fields: { by: 'who checked it, as the industry names them', date: 'the day' },
        }),
      },
    },
    work: {
      label: 'Work',
      words: {
        details: word('Button to a case study', 'View Details'),
        start: word('Button at the end', 'Start Your Project'),
        screens: word('The pictures of a case study', 'Screens', spoken),
        imagesFailed: word('When pictures cannot be loaded', projectImagesFailed, specified),
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
        copyPath: word('Button', 'Copy Path'),
        copied: word('Button for two seconds after', 'Copied'),
        copiedMessage: word('Message', 'Copied to clipboard'),
        copyFailedTitle: word('When it fails: heading', copyFailed.title, specified),
        copyFailedText: word('When it fails: text', copyFailed.text, specified),
        imageFailed: word('When a picture cannot be loaded', galleryImageFailed, specified),
      },
    },
    parts: {
      label: 'Parts of pages',
      about: 'In parts that show nothing else of the site.',
      words: partWords,
    },
    positions: { label: 'Careers', feature: 'positions', words: positionWords },
    articles: { label: 'Insights', feature: 'articles', words: articleWords },
    review: {
      label: 'Links for review',
      about: 'Over a page that is shown by a link before it is published.',
      feature: 'review',
      words: reviewWords,
    },
    search: {
      label: 'Search',
      about: 'The page /search, once visitors can search the site (Site settings).',
      feature: 'search',
      words: searchWords,
    },
    ownSection: {
      label: 'A visitor’s own section',
      about: 'Below the advantage on the home page: visitors tick the tools that they pay for.',
      words: ownSectionWords,
    },
    sectionAlong: {
      label: 'That section in the quote form',
      about: 'Where a visitor has sent their section to it.',
      words: sectionAlongWords,
    },
    legal: { label: 'Legal pages', words: legalWords },
    notFound: { label: 'Not-found page', words: notFoundWords },
    drawings: {
      label: 'Drawings',
      about: 'Screen readers say these instead of showing the drawings.',
      words: drawingWords,
    },
    mailLinks: {
      label: 'Pages that mails lead to',
      about: 'Of forms that you made.',
      words: mailLinkWords,
    },
    prospectsPage: {
      label: 'What became of an enquiry',
      about: 'The page of whoever wrote to us, to which the link in our email leads.',
      feature: 'prospects-page',
      words: prospectsPageWords,
    },
  },
} as const satisfies WordPage;
