import type { FormDefinition } from './definition';

export const contactForm = {
  name: 'contact',
  collection: 'contact-submissions',
  referenceLetter: 'C',
  honeypot: 'website',
  fields: [
    {
      kind: 'text',
      name: 'name',
      label: 'Name',
      required: true,
      maxLength: 200,
      autoComplete: 'name',
      missing: 'Tell us your name',
    },
    {
      kind: 'email',
      name: 'email',
      label: 'Email',
      required: true,
      maxLength: 254,
      autoComplete: 'email',
      missing: 'Give us an address that we can answer',
      invalid: 'That is not a complete address: it should look like name@company.co.uk',
    },
    {
      kind: 'long-text',
      name: 'message',
      label: 'Message',
      required: true,
      maxLength: 5000,
      missing: 'Write us a sentence or two',
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
} as const satisfies FormDefinition;
