import type { Page } from '@/payload-types';

import { replaceMe } from '../checks/sample-words';
import { oneParagraph } from './blocks/first-text';

/** What is left out has the words that a new part comes with. */
interface TemplatePart {
  readonly blockType: Page['blocks'][number]['blockType'];
  readonly [field: string]: unknown;
}

/** A page that an editor begins with, and makes their own. */
export interface PageTemplate {
  readonly name: string;
  /** For what it is, in a sentence. */
  readonly about: string;
  readonly blocks: readonly TemplatePart[];
  readonly meta?: { readonly noindex: boolean };
}

const link = (words: string, address: string) => ({ words, to: 'address', address });
const toForm = link('Ask us', '#contact');
const text = (words: string) => oneParagraph(replaceMe(words));

const hero = (headline: string, lede: string, action = toForm): TemplatePart => ({
  blockType: 'hero',
  headline: replaceMe(headline),
  lede: replaceMe(lede),
  action,
  drawing: 'strip',
});

const columns = (heading: string, ...each: readonly (readonly [string, string])[]) => ({
  blockType: 'columns' as const,
  heading,
  columns: each.map(([of, words]) => ({ heading: of, text: replaceMe(words) })),
});

const timeline = (heading: string, ...each: readonly (readonly [string, string, string])[]) => ({
  blockType: 'timeline' as const,
  heading,
  entries: each.map(([when, title, words]) => ({ when, title, text: replaceMe(words) })),
});

const form = (heading: string, intro: string): TemplatePart => ({
  ...{ blockType: 'form', form: 'contact', heading, intro: replaceMe(intro) },
});

/**
 * Each can be published once the words that say so are replaced (collections/checks/sample-words.ts finds them).
 * Headings that hold for any agency are written out.
 */
export const pageTemplates: readonly PageTemplate[] = [
  {
    name: 'Campaign page',
    about: 'One offer for one audience, with a form at its end.',
    blocks: [
      hero('what you offer, in one sentence', 'for whom it is and what changes for them'),
      columns(
        'What you get',
        [replaceMe('first benefit'), 'the benefit that matters most, with its reason'],
        [replaceMe('second benefit'), 'the next one'],
        [replaceMe('third benefit'), 'what others do not offer'],
      ),
      {
        blockType: 'quotation',
        quote: replaceMe('what a client said, word for word'),
        author: replaceMe('name'),
      },
      form('Talk to us', 'what happens once somebody has sent this'),
    ],
  },
  {
    name: 'Service page',
    about: 'What a service is, how it goes, and the way to a quote.',
    blocks: [
      hero(
        'what the service does for a client',
        'in which situation somebody needs it',
        link('Get a Free Quote', '/quote'),
      ),
      {
        blockType: 'text',
        heading: 'What it is',
        body: text('two or three sentences without words of the trade'),
      },
      columns(
        'What you get',
        ['You keep', 'what the client has in hand at the end'],
        ['We take over', 'what nobody there has to do any more'],
      ),
      timeline(
        'How it goes',
        ['First', 'We listen', 'what you look at, and how long it takes'],
        ['Then', 'We build', 'what the client sees meanwhile'],
        ['Last', 'It runs', 'who is there when something fails'],
      ),
      { blockType: 'callToAction', heading: 'Tell us which tools you use today' },
    ],
  },
  {
    name: 'Event',
    about: 'When and where, the programme, and a form to sign up.',
    blocks: [
      hero(
        'name of the event',
        'in one sentence, what people take home',
        link('Sign Up', '#contact'),
      ),
      columns(
        'What to know',
        ['When', 'day, hour and until when'],
        ['Where', 'street and town, or the link'],
        ['For whom', 'and what it costs, also when it is free'],
      ),
      timeline(
        'The programme',
        [replaceMe('9:00'), 'Doors open', 'what there is to eat'],
        [replaceMe('9:30'), 'Begin', 'who speaks about what'],
        [replaceMe('12:00'), 'End', 'what follows'],
      ),
      form('Sign up', 'until when, and whom we write to'),
    ],
  },
  {
    name: 'Thank-you page',
    about: 'Where somebody arrives who has sent a form. Search engines do not list it.',
    blocks: [
      {
        ...hero('a thank-you', 'what happens next, and when', link('Back to Our Site', '/')),
        headline: 'Thank you.',
      },
      columns(
        'Meanwhile',
        ['Read', 'what fits what they asked for'],
        ['Questions', 'whom they call, and when'],
      ),
    ],
    meta: { noindex: true },
  },
];
