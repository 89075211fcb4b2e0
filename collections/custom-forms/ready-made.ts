import type { CustomForm } from '@/payload-types';

type Content = Pick<
  CustomForm,
  'title' | 'intro' | 'questions' | 'submit' | 'thanksTitle' | 'thanksText' | 'privacyNote'
> &
  Partial<Pick<CustomForm, 'asksToConfirm'>>;

/** A form that an editor begins with, and makes their own: its slug follows their title. */
export interface ReadyMade {
  /** On its button. */
  readonly name: string;
  readonly content: Content;
}

type Asked = Omit<CustomForm['questions'][number], 'key' | 'id'>;

/** The key of the question at a place, counted from 1: what a condition names. */
const keyAt = (place: number): string => `q${String(place).padStart(10, '0')}`;

const keyed = (questions: readonly Asked[]): CustomForm['questions'] =>
  questions.map((question, at) => ({ ...question, key: keyAt(at + 1) }));

const name: Asked = { kind: 'name', label: 'Name', required: true };
const email: Asked = { kind: 'email', label: 'Email', required: true };

/** Each is whole: published as it stands, it works. */
export const readyMade: readonly ReadyMade[] = [
  {
    name: 'Event',
    content: {
      title: 'Come to our event',
      intro: 'Tell us that you are coming. We hold a place for you.',
      questions: keyed([
        name,
        email,
        { kind: 'text', label: 'Company' },
        {
          kind: 'number',
          label: 'How many of you are coming?',
          required: true,
          least: 1,
          most: 10,
        },
        {
          kind: 'radios',
          label: 'Will you have lunch with us?',
          options: 'Yes\nNo',
          required: true,
        },
        {
          kind: 'text',
          label: 'Meat, fish or vegan?',
          onlyIf: keyAt(5),
          onlyIfIs: 'is',
          onlyIfAnswer: 'Yes',
        },
        { kind: 'consent', label: 'You may write to me about later events' },
      ]),
      submit: 'Sign Up',
      thanksTitle: 'You are on the list',
      thanksText: 'We look forward to meeting you.',
      privacyNote: 'We use these details to plan the event.',
    },
  },
  {
    name: 'Download',
    content: {
      title: 'Get the white paper',
      intro: 'Tell us who you are, and we send it to you.',
      questions: keyed([
        name,
        email,
        { kind: 'text', label: 'Company' },
        {
          kind: 'choice',
          label: 'What is your part in it?',
          options: 'I decide\nI prepare the decision\nI build\nI only read',
        },
        { kind: 'hidden', label: 'Campaign', parameter: 'campaign' },
      ]),
      submit: 'Send It to Me',
      thanksTitle: 'It is on its way',
      thanksText: 'Look into your mail in a few minutes.',
      privacyNote: 'We use these details to send it to you.',
    },
  },
  {
    name: 'Job application',
    content: {
      title: 'Work with us',
      intro: 'A few lines are enough. A person reads them, and answers.',
      questions: keyed([
        { kind: 'heading', label: 'You' },
        name,
        email,
        { kind: 'tel', label: 'Telephone' },
        { kind: 'heading', label: 'Your work' },
        {
          kind: 'choice',
          label: 'What do you apply for?',
          options: 'Software engineer\nDesigner\nProject manager\nSomething else',
          required: true,
        },
        {
          kind: 'text',
          label: 'What is it?',
          required: true,
          onlyIf: keyAt(6),
          onlyIfIs: 'is',
          onlyIfAnswer: 'Something else',
        },
        {
          kind: 'long-text',
          label: 'What are you proud of?',
          hint: 'A link to your work is welcome.',
          required: true,
        },
        {
          kind: 'file',
          label: 'Show us something',
          hint: 'A CV, a drawing, a letter: whatever speaks for you.',
        },
        { kind: 'date', label: 'From when could you begin?' },
        {
          kind: 'consent',
          label: 'You may keep my application for twelve months, for other positions',
        },
      ]),
      submit: 'Apply',
      thanksTitle: 'We have your application',
      thanksText: 'We read it within a week, and write to you either way.',
      privacyNote: 'We use these details to judge your application.',
    },
  },
  {
    name: 'Application',
    content: {
      title: 'Apply for this position',
      intro: 'A few lines are enough. A person reads them, and answers.',
      questions: keyed([
        { kind: 'hidden', label: 'Position', parameter: 'position' },
        name,
        email,
        { kind: 'text', label: 'Link to your work or your profile' },
        { kind: 'file', label: 'CV', required: true },
        {
          kind: 'long-text',
          label: 'What should we know of you?',
          hint: 'What you have built, and why you would like to work here.',
          required: true,
        },
        {
          kind: 'consent',
          label: 'You may keep my application for twelve months, for other positions',
        },
      ]),
      submit: 'Apply',
      thanksTitle: 'We have your application',
      thanksText: 'We read it within a week, and write to you either way.',
      privacyNote: 'We use these details to judge your application.',
    },
  },
  {
    name: 'Newsletter',
    content: {
      title: 'Our newsletter',
      intro: 'One letter a month about what we learned. You can leave it at any time.',
      questions: keyed([
        email,
        { kind: 'name', label: 'Name' },
        {
          kind: 'several',
          label: 'What interests you?',
          options: 'Case studies\nEngineering\nEvents',
        },
        { kind: 'consent', label: 'Please send me your newsletter', required: true },
      ]),
      submit: 'Subscribe',
      thanksTitle: 'Thank you',
      thanksText: 'One more step: a mail is on its way to you. Confirm your address with it.',
      asksToConfirm: true,
      privacyNote: 'We use these details to send you the newsletter.',
    },
  },
  {
    name: 'Feedback',
    content: {
      title: 'How did we do?',
      intro: 'Two minutes. Nobody needs to say who they are.',
      questions: keyed([
        {
          kind: 'radios',
          label: 'How content are you?',
          options: 'Very\nRather\nNot quite\nNot at all',
          required: true,
        },
        {
          kind: 'number',
          label: 'How likely would you recommend us?',
          hint: 'From 0, never, to 10, certainly.',
          least: 0,
          most: 10,
        },
        { kind: 'long-text', label: 'What went well?' },
        { kind: 'long-text', label: 'What should we do better?' },
        { kind: 'checkbox', label: 'Please answer me' },
        {
          kind: 'email',
          label: 'Email',
          required: true,
          onlyIf: keyAt(5),
          onlyIfIs: 'is',
        },
      ]),
      submit: 'Send',
      thanksTitle: 'Thank you',
      thanksText: 'We read every answer.',
      privacyNote: 'We use your answers to do better.',
    },
  },
  {
    name: 'Support',
    content: {
      title: 'Get help',
      intro: 'Tell us what happened. We answer on the next working day.',
      questions: keyed([
        name,
        email,
        {
          kind: 'radios',
          label: 'What is it about?',
          options: 'Something does not work\nI have a question\nI wish for something',
          required: true,
        },
        {
          kind: 'radios',
          label: 'How bad is it?',
          options: 'Nothing goes on\nIt is in the way\nIt can wait',
          required: true,
          onlyIf: keyAt(3),
          onlyIfIs: 'is',
          onlyIfAnswer: 'Something does not work',
        },
        {
          kind: 'long-text',
          label: 'What happened?',
          hint: 'What you did, what you saw, and what you expected.',
          required: true,
        },
        { kind: 'text', label: 'On which page, or in which product?' },
      ]),
      submit: 'Ask for Help',
      thanksTitle: 'We are on it',
      thanksText: 'You hear from us on the next working day.',
      privacyNote: 'We use these details to help you.',
    },
  },
];
