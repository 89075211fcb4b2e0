import type { AnyForm } from './definition';

const aboutYou = 'About you';
const aboutTheProject = 'About the project';

export const quoteForm = {
  name: 'quote',
  collection: 'quote-submissions',
  referenceLetter: 'Q',
  honeypot: 'leaveEmpty',
  fields: [
    {
      kind: 'text',
      name: 'name',
      label: 'Full Name',
      required: true,
      maxLength: 200,
      autoComplete: 'name',
      group: aboutYou,
      missing: 'Enter your full name',
    },
    {
      kind: 'email',
      name: 'email',
      label: 'Email',
      required: true,
      maxLength: 254,
      autoComplete: 'email',
      group: aboutYou,
      missing: 'Enter your email address',
      invalid: 'Enter an email address in the correct format, like name@company.co.uk',
    },
    {
      kind: 'tel',
      name: 'phone',
      label: 'Phone',
      required: false,
      maxLength: 40,
      autoComplete: 'tel',
      group: aboutYou,
    },
    {
      kind: 'text',
      name: 'company',
      label: 'Company',
      required: false,
      maxLength: 200,
      autoComplete: 'organization',
      group: aboutYou,
    },
    {
      kind: 'choice',
      name: 'projectType',
      label: 'Project Type',
      required: true,
      group: aboutTheProject,
      missing: 'Select a project type',
      options: [
        { value: 'web', label: 'Web application' },
        { value: 'ecommerce', label: 'E-commerce' },
        { value: 'businessIntelligence', label: 'Business intelligence' },
        { value: 'cms', label: 'Content management' },
        { value: 'portal', label: 'Portal' },
        { value: 'other', label: 'Other' },
      ],
    },
    {
      kind: 'choice',
      name: 'budget',
      label: 'Budget',
      required: false,
      group: aboutTheProject,
      options: [
        { value: 'under5k', label: 'Under £5k' },
        { value: '5k-10k', label: '£5k–£10k' },
        { value: '10k-25k', label: '£10k–£25k' },
        { value: '25k-50k', label: '£25k–£50k' },
        { value: '50k+', label: '£50k+' },
      ],
    },
    {
      kind: 'choice',
      name: 'timeline',
      label: 'Timeline',
      required: false,
      group: aboutTheProject,
      options: [
        { value: 'urgent', label: 'Urgent' },
        { value: '1month', label: '1 month' },
        { value: '3months', label: '3 months' },
        { value: '6months', label: '6 months' },
        { value: 'flexible', label: 'Flexible' },
      ],
    },
    {
      kind: 'long-text',
      name: 'description',
      label: 'Project Description',
      hint: 'Up to 5,000 characters: what people do today, with which tools, and what should change. Not sure of the type? Choose Other. Neither type nor budget changes our price. Leave out details of your customers or patients. Is it confidential? Ask us for an agreement first.',
      required: true,
      maxLength: 5000,
      group: aboutTheProject,
      missing: 'Enter a project description',
    },
  ],
  texts: {
    submit: 'Submit Request',
    submitting: 'Submitting...',
    success: {
      title: 'Quote Request Submitted',
      text: "We've received your request and will contact you shortly.",
    },
    failure: {
      title: 'Submission Error',
      text: 'There was a problem submitting your request. Please try again.',
    },
  },
  staff: {
    title: 'Quote',
    one: 'quote request',
    many: 'quote requests',
    short: { one: 'quote request', many: 'quote requests', mark: 'Quote' },
    settings: {
      replyHours:
        'Visitors are promised an answer within 24 hours by the clock. A working day keeps that promise unless a weekend or a holiday follows. Then the inbox also says by when the sender was promised an answer.',
      days: 'Counted in the same way. Then a request moves to trash.',
    },
    promisedHours: 24,
    mails: {
      subject: 'We have your quote request {reference}',
      heading: 'We have your quote request',
      promise:
        'Thank you. We reply within 24 hours with a custom quote: a price range for a first version, the price of Discovery, the monthly charge for hosting and care, and what we still need to know to narrow the range.',
      notice: 'New quote request {reference}',
    },
    countedBy: ['projectType', 'budget'],
  },
} as const satisfies AnyForm;
