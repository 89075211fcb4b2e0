import { expect, test } from '../support/site';

const sender = { name: 'Ada Okafor', email: 'ada@okafor.example' };
const messages = [
  'We run four clinics on three diaries and a spreadsheet. Could we talk?',
  'Do you take over software that somebody else has written?',
];
const request = {
  ...sender,
  phone: '020 7946 0123',
  company: 'Okafor Clinics',
  projectType: 'portal',
  budget: '25k-50k',
  timeline: '3months',
  description: 'A portal in which patients book, pay and read their letters.',
};

test('somebody writes: an inbox without letters says little', async ({ request: door }) => {
  for (const message of messages)
    await expect(await door.post('/api/contact', { data: { ...sender, message } })).toBeOK();
  await expect(await door.post('/api/quote', { data: request })).toBeOK();
});
