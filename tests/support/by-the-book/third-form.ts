import type { CopiedProject } from '../sites/copied-project';

const definition = `import type { AnyForm } from './definition';

export const callbackForm = {
  name: 'callback',
  collection: 'callback-submissions',
  referenceLetter: 'K',
  honeypot: 'leaveEmpty',
  fields: [
    { kind: 'text', name: 'name', label: 'Name', required: true, maxLength: 200, missing: 'Enter your name' },
    { kind: 'email', name: 'email', label: 'Email', required: true, maxLength: 254, missing: 'Enter your email address', invalid: 'Enter an email address' },
    { kind: 'date', name: 'day', label: 'Day', required: true, missing: 'Enter a day', invalid: 'Enter a day, like 30/11/2026', earliest: '2026-01-01' },
    { kind: 'number', name: 'people', label: 'People', required: false, invalid: 'Enter a whole number', least: 1, most: 500 },
    { kind: 'choice', name: 'urgency', label: 'Urgency', required: false, options: [{ value: 'today', label: 'Today' }, { value: 'later', label: 'Later' }] },
    { kind: 'several', name: 'topics', label: 'Topics', required: true, hint: 'As many as you like', missing: 'Select a topic', options: [{ value: 'price', label: 'The price' }, { value: 'time', label: 'The time' }, { value: 'people', label: 'The people' }] },
    { kind: 'file', name: 'plans', label: 'Plans', required: false, several: true },
    { kind: 'checkbox', name: 'agreed', label: 'You may call me', required: true, missing: 'Tick that we may call you' },
  ],
  texts: {
    submit: 'Ask for a call',
    submitting: 'Asking...',
    success: { title: 'Call Requested', text: 'We will call you.' },
    failure: { title: 'Submission Error', text: 'Please try again.' },
  },
  staff: {
    title: 'Callback',
    one: 'callback request',
    many: 'callback requests',
    short: { one: 'callback', many: 'callbacks', mark: 'Callback' },
    settings: { replyHours: 'A call is quick.', days: 'As the others.' },
    mails: {
      subject: 'We call you {reference}',
      heading: 'We call you',
      promise: 'Thank you.',
      notice: 'New callback {reference}',
    },
    countedBy: ['urgency'],
  },
} as const satisfies AnyForm;
`;

const page = `import SubmissionForm from '@/forms/draw/submission-form.island';
import { getForm } from '@/site/content';

export default async function CallbackPage() {
  const { form, words } = await getForm('callback');
  return (
    <div className="page-width py-section">
      <h1>{form.texts.submit}</h1>
      <SubmissionForm form={form} words={words} />
    </div>
  );
}
`;

/** Adds a form in code: its definition, its name in the registry, its address, and a page that shows it. */
export function placeThirdForm(project: Pick<CopiedProject, 'read' | 'write'>): void {
  project.write('src/forms/callback.ts', definition);
  const registry = project.read('src/forms/index.ts');
  project.write(
    'src/forms/index.ts',
    `import { callbackForm } from './callback';\n${registry.replace('quoteForm, customForm]', 'quoteForm, callbackForm, customForm]')}`,
  );
  const route = project.read('src/app/api/quote/route.ts');
  project.write('src/app/api/callback/route.ts', route.replace('forms.quote', 'forms.callback'));
  project.write('src/app/(site)/callback/page.tsx', page);
  const addresses = project.read('collections/pages/addresses.ts');
  project.write(
    'collections/pages/addresses.ts',
    addresses.replace("['cms',", "['callback', 'the form for a call'],\n  ['cms',"),
  );
}
