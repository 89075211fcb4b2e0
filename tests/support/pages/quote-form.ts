import type { Locator, Page } from 'playwright/test';

import { expect, query, worker } from '../site';

export const required = {
  name: 'Tobias Falk',
  email: `tobias.falk${worker}@granaryworks.example`,
  projectType: 'cms',
  description: 'Nine mills, one website.\nThe editors are millers.',
};
export const full = {
  ...required,
  phone: '+44 20 7946 0321',
  company: 'Granary Works',
  budget: '50k+',
  timeline: '3months',
};
export const success = [
  'Quote Request Submitted',
  "We've received your request and will contact you shortly.",
];
export const failure = [
  'Submission Error',
  'There was a problem submitting your request. Please try again.',
];

export const fieldsOf = (form: Locator) => ({
  name: form.getByLabel('Full Name', { exact: true }),
  email: form.getByLabel('Email', { exact: true }),
  phone: form.getByLabel('Phone', { exact: true }),
  company: form.getByLabel('Company', { exact: true }),
  projectType: form.getByLabel('Project Type', { exact: true }),
  budget: form.getByLabel('Budget', { exact: true }),
  timeline: form.getByLabel('Timeline', { exact: true }),
  description: form.getByLabel('Project Description', { exact: true }),
});
export const buttonOf = (form: Locator) => form.locator('button[type=submit]');
export const thankYou = (page: Page) =>
  page.getByRole('heading', { name: 'Thank You For Your Request!', exact: true });

export async function fillRequired(form: Locator) {
  const { name, email, projectType, description } = fieldsOf(form);
  await name.fill(required.name);
  await email.fill(required.email);
  await projectType.selectOption(required.projectType);
  await description.fill(required.description);
}

export async function fillAll(form: Locator) {
  const { phone, company, budget, timeline } = fieldsOf(form);
  await fillRequired(form);
  await phone.fill(full.phone);
  await company.fill(full.company);
  await budget.selectOption(full.budget);
  await timeline.selectOption(full.timeline);
}

export async function expectAnswers(form: Locator, answers: Partial<typeof full>) {
  const fields = fieldsOf(form);
  await expect(fields.name).toHaveValue(answers.name ?? '');
  await expect(fields.email).toHaveValue(answers.email ?? '');
  await expect(fields.phone).toHaveValue(answers.phone ?? '');
  await expect(fields.company).toHaveValue(answers.company ?? '');
  await expect(fields.projectType).toHaveValue(answers.projectType ?? '');
  await expect(fields.budget).toHaveValue(answers.budget ?? '');
  await expect(fields.timeline).toHaveValue(answers.timeline ?? '');
  await expect(fields.description).toHaveValue(answers.description ?? '');
}

export const stored = () => query('SELECT * FROM quote_submissions WHERE email = $1', [full.email]);
