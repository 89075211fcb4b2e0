import type { ArticleSeed } from '../../types';

export const spreadsheet: ArticleSeed = {
  title: 'When a spreadsheet has become a system',
  slug: 'when-a-spreadsheet-has-become-a-system',
  summary:
    'Most of the software we replace is a workbook that did its job too well. These are the signs that it has outgrown itself, and what to try before you pay anybody.',
  categories: ['before-you-buy'],
  tags: ['spreadsheets', 'operations'],
  body: `Almost every first meeting has the same moment in it. Somebody turns a laptop round, apologises for what we are about to see, and opens a workbook. It has forty tabs, three colours that mean something, and one person who dares to change it.

I never laugh at these. A workbook like that is the best specification we will ever be given. It shows what the company really does, in the order in which it does it, with every exception that a workshop with sticky notes would have missed.

## Signs that it is no longer a spreadsheet

A spreadsheet is a place to work something out. A system is a place that other people rely on. The change from one to the other is quiet, so look for these:

- Two people need it at the same time, and one of them keeps a copy.
- There is a tab called “do not touch”, and somebody remembers why.
- A row is moved from one sheet to another when its state changes. That is a workflow, done by cut and paste.
- You check the workbook against another system each week, by eye.
- When its owner is on holiday, a decision waits until they are back.

One of these is a nuisance. Three of them mean that the business runs on a file with no history, no permissions and no way to say who changed what.

## What to try first

Before you ring a company like ours, spend a day on the workbook itself. It is the cheapest day in the project, whether or not there is a project.

### Name every column

Write one sentence for each: what it holds, who fills it in, and what happens because of it. Columns without a sentence can go. You will delete more than you expect.

### Separate lists from sums

Put customers, jobs and prices in sheets that only hold rows, one thing a row, and let the sums stand elsewhere. If that solves the trouble, you did not need us. If it cannot be done, you have found out where the real complexity lies.

### Look at what you already pay for

The accounting package or the CRM may do half of it. A dull feature that exists and is supported beats a clever one that has to be built. Ask the people who use it daily, since they know which menu it hides in.

## When it is worth replacing

Build when the work is particular to you, when mistakes cost real money or real trust, and when several people have to see the same thing at the same moment. Those three together rarely fit a product off the shelf, because the product was made for the average of its customers and you are describing what makes you different.

> If you can describe the whole job without mentioning your company, buy something. If you cannot, it may be worth building.

Do not replace all of it. The workbook has a heart: the two or three sheets that everything else refers to. Build that part first, run it beside the old file for a month, and compare. The rest can keep living in spreadsheets for as long as it is only arithmetic. A good system even exports to one, because people will always want somewhere to work things out.

## Bring the workbook

So please do not tidy it before you show it to somebody. The colours, the comments and the tab that nobody touches are the brief. An hour with the person who keeps it tells an engineer more than a twenty-page document about requirements, and costs you a pot of coffee.`,
};
