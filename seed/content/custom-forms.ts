import type { CustomFormSeed } from '../types';

/** To begin with. As a draft: nothing of it is public until an editor publishes it. */
export const customForms: CustomFormSeed[] = [
  {
    title: 'Open day',
    slug: 'open-day',
    intro: 'See how we work, and ask whom you like. Coffee is there from nine.',
    submit: 'Sign Up',
    thanksTitle: 'You are on the list',
    thanksText: 'We look forward to meeting you.',
    privacyNote: 'We use these details to plan the day.',
    _status: 'draft',
    questions: [
      { key: 'q5e1f0a7c31', kind: 'name', label: 'Name', required: true },
      { key: 'q5e1f0a7c32', kind: 'email', label: 'Email', required: true },
      {
        key: 'q5e1f0a7c33',
        kind: 'radios',
        label: 'How long will you stay?',
        options: 'For the morning\nFor the day, with lunch',
        required: true,
      },
      {
        key: 'q5e1f0a7c34',
        kind: 'text',
        label: 'Meat, fish or vegan?',
        onlyIf: 'q5e1f0a7c33',
        onlyIfIs: 'is',
        onlyIfAnswer: 'For the day, with lunch',
      },
      { key: 'q5e1f0a7c35', kind: 'long-text', label: 'What would you like to see?' },
      { key: 'q5e1f0a7c36', kind: 'consent', label: 'You may write to me about later events' },
    ],
  },
];
