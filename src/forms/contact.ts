import { workingDaysInWords } from '@/platform/place/wording';

import type { AnyForm } from './definition';

export const contactForm = {
  name: 'contact',
  collection: 'contact-submissions',
  referenceLetter: 'C',
  honeypot: 'leaveEmpty',
  fields: [
    {
      kind: 'text',
      name: 'name',
      label: 'Name',
      required: true,
      maxLength: 200,
      autoComplete: 'name',
      missing: 'Enter your name',
    },
    {
      kind: 'email',
      name: 'email',
      label: 'Email',
      required: true,
      maxLength: 254,
      autoComplete: 'email',
      missing: 'Enter your email address',
      invalid: 'Enter an email address in the correct format, like name@company.co.uk',
    },
    {
      kind: 'long-text',
      name: 'message',
      label: 'Message',
      hint: 'Up to 5,000 characters. Leave out details of your customers or patients.',
      required: true,
      maxLength: 5000,
      missing: 'Enter your message',
    },
  ],
  texts: {
    submit: 'Send Message',
    submitting: 'Sending...',
    success: { title: 'Message Sent', text: "Thank you! We'll get back to you shortly." },
    failure: {
      title: 'Submission Error',
      text: 'There was a problem sending your message. Please try again.',
    },
  },
  staff: {
    title: 'Contact',
    one: 'contact message',
    many: 'contact messages',
    short: { one: 'message', many: 'messages', mark: 'Message' },
    settings: {
      replyHours: `Working hours, ${workingDaysInWords()}. After these the inbox calls a message overdue.`,
      days: 'Counted from the last thing that anybody wrote or did about a message. Then it moves to trash. The inbox’s page “Data protection” names it a week before.',
    },
    mails: {
      subject: 'We have your message {reference}',
      heading: 'We have your message',
      promise: 'Thank you. We read every message ourselves and will get back to you shortly.',
      notice: 'New message {reference}',
    },
    countedBy: [],
  },
} as const satisfies AnyForm;
