import type { Locator } from 'playwright/test';

import { expect, query, worker } from '../site';

export const sent = {
  name: 'Ines Okafor',
  email: `ines.okafor${worker}@harbourlane.example`,
  message: 'Four berths, three spreadsheets.\nCan one system hold both?',
};
export const success = ['Message Sent', "Thank you! We'll get back to you shortly."];
export const failure = [
  'Submission Error',
  'There was a problem sending your message. Please try again.',
];

export const fieldsOf = (form: Locator) => ({
  name: form.getByLabel('Name', { exact: true }),
  email: form.getByLabel('Email', { exact: true }),
  message: form.getByLabel('Message', { exact: true }),
});
export const buttonOf = (form: Locator) => form.locator('button[type=submit]');

export async function fill(form: Locator, answers = sent) {
  const { name, email, message } = fieldsOf(form);
  await name.fill(answers.name);
  await email.fill(answers.email);
  await message.fill(answers.message);
}

export async function expectAnswers(form: Locator, answers: typeof sent) {
  const { name, email, message } = fieldsOf(form);
  await expect(name).toHaveValue(answers.name);
  await expect(email).toHaveValue(answers.email);
  await expect(message).toHaveValue(answers.message);
}

export const stored = () =>
  query('SELECT * FROM contact_submissions WHERE email = $1', [sent.email]);
export const empty = { name: '', email: '', message: '' };
