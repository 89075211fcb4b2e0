import type { ArticleSeed } from '../../types';

export const movingData: ArticleSeed = {
  title: 'Moving the data is the project',
  slug: 'moving-the-data-is-the-project',
  summary:
    'New software is judged in its first week by whether the old records are right. Treat the move as work of its own, and rehearse it until it is boring.',
  categories: ['how-we-work'],
  tags: ['data', 'going live'],
  industries: ['logistics', 'healthcare'],
  body: [
    `Ask people what they remember of a new system and they will not mention the screens. They remember that on the first Monday a customer of twelve years was missing. Trust that is lost in that week takes a year to win back, so I have come to see the move of the old records as the project, and the software as the part around it.

## Old data is a record of decisions

Every database that has been used for a while contains history that looks like mistakes. A customer appears twice because two branches were merged. Dates in one month are all the first, because that was the day of an earlier import. A field named “fax” holds delivery instructions.

You cannot clean this by rule from a distance. Somebody who was there has to say what it means. So we begin with an afternoon of looking through records together, long before anything is built, and write down each oddity with its reason. That list becomes part of the specification.

## Rehearse, and count

A move that is done for the first time on the day itself is a gamble. Ours is a program, kept with the rest of the code, which can be run again from the beginning. We run it again and again before you go live.

Each run ends with a page of counts:

- How many records there were before, and how many there are now, kind by kind.
- How many were left out, with the reason for each group.
- Sums that both sides must agree on, such as open invoices or stock by location.
- A few dozen records picked at random, for a person to compare by eye.

An early page looks like this. It is a worked example:

|Kind|Before|After|Left out, and why|
|---|---|---|---|
|Customers|4,212|4,180|32 duplicates: each was merged into the older one|
|Jobs|38,904|38,904|None|
|Prices|611|598|13 of a product that nobody can order any more|
|Open invoices|127|127|None, and the totals agree|

At first the page is embarrassing. That is its purpose. By the last weeks it has become dull, and dull is what you want to feel on the evening before you go live.`,
    {
      callout: 'warning',
      text: 'Switch outgoing mail off before the first rehearsal. Old records hold real addresses, and customers do remember the reminder for an invoice that they paid in 2014.',
    },
    `## Never throw anything away silently

Some records will not fit. An address without a town, an order for a product that was deleted, a note longer than the field. The tempting answer is to skip them. Ours is to keep each one, in a place where staff can find it, with a sentence that says what was wrong. It costs little to build, and it turns “the system lost my order” into “your order is in the list on the left”.`,
    {
      picture: 'logistics-job',
      caption: 'What people look up in the first week: one job, with its whole history.',
    },
    `## Run both for a while

Where the work allows it, the old system stays readable beside the new one for some weeks, but no longer writable. People look things up there, find that the new one says the same, and stop looking. You can see the visits fall away day by day. When they reach nothing, you switch the old one off, and nobody asks.

Where both must be written at the same time, be careful. Two systems that are each right for half of the records are worse than one old one. Choose a line that everybody understands, such as one depot or all orders from a given date, and move what lies behind it in one step.

## What you can do today

You need no supplier for the first part. Export your most important list to a file and sort it by each column in turn. The oddities gather at the top and the bottom. Write down what you find and who could explain it. Whatever you buy or build later, that page will save somebody a fortnight.`,
  ],
};
