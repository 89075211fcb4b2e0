import type { ArticleSeed } from '../../types';

export const brief: ArticleSeed = {
  title: 'How to write a software brief that fits on two pages',
  slug: 'a-software-brief-on-two-pages',
  summary:
    'Long briefs get vague quotes. Two pages about your work, your exceptions and your limits let suppliers give you prices that can be compared.',
  categories: ['before-you-buy'],
  tags: ['buying', 'briefs'],
  body: `A brief has one job: to let three companies that have never met you give prices for the same thing. Most briefs that reach us fail at it. They are either one paragraph, which leaves everything to be guessed, or sixty pages of requirements numbered to three decimal places, which nobody prices line by line whatever they tell you.

Two pages are enough. Here is what I would put on them.

## Page one: the work as it is today

### A normal Tuesday

Describe one ordinary piece of work from beginning to end, as a story with people in it. “Priya takes the call, looks up the customer in the CRM, and writes the job on the board. At four, Tom photographs the board and types it into the planner.” Use names of roles if you prefer. What matters is who does what, in which tool, and what they wait for.

### The bad Tuesday

Then tell us about the last time it went wrong. The exceptions decide the price. A supplier who knows that deliveries are sometimes split over two days will design for that. One who finds out in week nine will send you a change request.

### The numbers that shape it

We do not need a business case, only sizes:

- How many people will use it, and how many at the same time.
- How many jobs, orders or cases a week, and how much the busiest week differs.
- How many years of old records have to come along.

## Page two: what you want, and what you will not give up

### What should be true afterwards

Write three sentences that begin with “afterwards”. “Afterwards the customer can see where their job is without ringing us.” Such a sentence can be tested on the day of delivery. “A modern, user-friendly platform” cannot.

### What it has to live with

List the systems that stay, with their exact names and versions, and say who holds the passwords. Connections to other systems are where estimates go wrong most often, because their documentation describes how they ought to behave.

### The fences

Say what cannot move: a date and the reason for it, a regulation that applies to you, a budget. Many people hide the budget. I understand why, and I think it is a mistake. With a range, a supplier can tell you what is sensible within it and what to leave out. Without one, you receive the supplier’s guess at your courage.

## What to leave out

Leave out screens. A drawing of a form makes everybody argue about the form. Leave out technology as well, unless your own staff will maintain the result. And leave out every feature that begins with “it would also be nice”, because it will be priced like the rest.

## What to ask for in return

Ask each supplier the same three things: what is the first thing we could use, and when; what do you think we have misunderstood; what would make this price wrong? The second question is the best one. A company that has read your two pages with care will have an answer, and it is often worth more than the quote.

Send the brief to three suppliers, not ten. Good ones will want to talk to the people on page one before they fix a price. Let them.`,
};
