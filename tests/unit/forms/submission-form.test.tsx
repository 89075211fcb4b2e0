import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import SubmissionForm from '@/forms/draw/submission-form.island';
import { contactForm, customForm, quoteForm } from '@/forms';
import { madeForm } from '@/forms/made/definition';
import { madeDocument } from '@/forms/made/document';
import { formWords, textsOf, worded, wordedMade } from '@/words';

import { eventForm } from '../../support/submissions/made-form';

const words = textsOf(formWords).both;

// As it stands within its island.
const Form = SubmissionForm.component;
const contact = renderToStaticMarkup(<Form form={contactForm} words={words} />);
const quote = renderToStaticMarkup(<Form form={quoteForm} words={words} />);

/** The opening tag of the control with this name. */
function controlTag(html: string, name: string): string {
  const tag = html
    .match(/<(?:input|select|textarea)\b[^>]*>/g)
    ?.find((found) => found.includes(`name="${name}"`));
  if (!tag) throw new Error(`No control is called ${name}`);
  return tag;
}

test('without JavaScript the form posts as plain HTML, with the browser’s constraints', () => {
  expect(contact).toMatch(/^<form(?=[^>]* method="post")(?=[^>]* action="\/api\/contact")/);
  expect(contact).not.toMatch(/novalidate/i);
  const email = controlTag(contact, 'email');
  for (const constraint of [
    'type="email"',
    'required=""',
    'maxLength="254"',
    'autoComplete="email"',
  ]) {
    expect(email).toContain(constraint);
  }
});

test('each field has a label, and a place for its error that describes it', () => {
  for (const { name, label } of quoteForm.fields) {
    expect(quote).toContain(`<label for="quote-${name}"`);
    expect(quote).toContain(`>${label}</label>`);
    expect(controlTag(quote, name)).toMatch(
      new RegExp(`aria-describedby="[^"]*quote-${name}-error"`),
    );
    expect(quote).toMatch(new RegExp(`<p id="quote-${name}-error" hidden`));
  }
});

test('optional fields say so and are not required', () => {
  for (const { name, required } of quoteForm.fields) {
    expect(controlTag(quote, name).includes('required')).toBe(required);
    expect(quote.includes(`id="quote-${name}-optional"`)).toBe(!required);
  }
});

test('a choice starts with an empty option and holds the values of its definition', () => {
  const select = /<select[^>]*name="timeline"[^>]*>(.*?)<\/select>/.exec(quote)?.[1] ?? '';
  const options = quoteForm.fields.flatMap((field) =>
    field.name === 'timeline' ? field.options.map(({ value }) => value) : [],
  );
  expect([...select.matchAll(/value="([^"]*)"/g)].map(([, value]) => value)).toEqual([
    '',
    ...options,
  ]);
  expect(select).toContain('>Choose one<');
});

test('why a form was refused stands by its button, as a failure', () => {
  const message = 'Many people are sending just now.';
  const html = renderToStaticMarkup(
    <Form form={contactForm} words={words} refused={{ answers: {}, errors: {}, message }} />,
  );
  expect(html).toMatch(new RegExp(`border-bad bg-bad-ground[^>]*><p role="status">${message}`));
  expect(contact).toMatch(/<div class="font-\[540\] text-pretty"><p role="status"><\/p>/);
});

test('the honeypot is out of reach of people', () => {
  const trap = controlTag(contact, contactForm.honeypot);
  expect(trap).toContain('tabindex="-1"');
  expect(contact).toMatch(
    /<div aria-hidden="true" class="sr-only"><label[^>]*>[^<]*<\/label><input[^>]*name="leaveEmpty"/,
  );
});

/** What Chromium, Firefox and WebKit look for in the name, id, label or title of a field. */
const knownToBrowsers =
  /name|e-?mail|phone|mobile|tel(?!l)|fax|address|street|line|city|town|state|province|county|country|region|post.?code|zip|company|business|organi[sz]ation|web.?site|url|home.?page|user|login|pass|pin\b|code|card|cvc|cvv|expir|month|year|date|birth|sex|gender|title|job|role|search|coupon|iban|tax|vat|subject|comment/i;

test.each([contactForm, quoteForm])(
  'nothing fills in the hidden field of the $name form by itself',
  (form) => {
    const html = form === contactForm ? contact : quote;
    const trap = controlTag(html, form.honeypot);
    const label = new RegExp(`<label for="${form.name}-${form.honeypot}">([^<]*)`).exec(html)?.[1];
    expect(
      [form.honeypot, label].filter((words) => knownToBrowsers.test(words ?? 'title')),
    ).toEqual([]);
    // Browsers heed “off” in a field of which they know nothing; the rest is for 1Password,
    // Bitwarden, Dashlane, LastPass and Proton Pass.
    for (const attribute of [
      'autoComplete="off"',
      'data-1p-ignore="true"',
      'data-bwignore="true"',
      'data-form-type="other"',
      'data-lpignore="true"',
      'data-protonpass-ignore="true"',
    ])
      expect(trap).toContain(attribute);
  },
);

test('a heading is in sight with what is asked below it alone', () => {
  const lunch = { key: 'q2', kind: 'radios', label: 'Lunch?', options: 'Yes\nNo' };
  const diet = { key: 'q3', kind: 'text', label: 'Diet', onlyIf: 'q2', onlyIfAnswer: 'Yes' };
  const { shown } = madeForm(
    madeDocument.parse({
      ...eventForm,
      questions: [lunch, { key: 'q1', kind: 'heading', label: 'What you eat' }, diet],
    }),
  );
  const fieldset = (q2: string) =>
    /<fieldset[^>]*><legend[^>]*>What you eat/.exec(
      renderToStaticMarkup(
        <Form form={shown} words={words} refused={{ answers: { q2 }, errors: {}, message: '' }} />,
      ),
    )?.[0];
  expect(fieldset('Yes')).not.toContain('data-unasked=""');
  expect(fieldset('No')).toContain('data-unasked=""');
});

test('a made form says its button and thanks itself, and the rest in the words of the site', () => {
  const texts = textsOf(formWords);
  const site = worded(
    customForm,
    { ...texts.custom, submitting: 'On its way', submit: 'Go' },
    { ...texts.both, tooBusy: 'Later, please' },
  );
  expect(wordedMade(madeForm(madeDocument.parse(eventForm)).shown, site).texts).toMatchObject({
    ...{ submit: 'Sign up', submitting: 'On its way', refusals: { busy: 'Later, please' } },
    success: { title: 'You are on the list' },
  });
});
