import type { ArticleSeed } from '../../types';

export const buildOrBuy: ArticleSeed = {
  title: 'Build or buy: six questions to ask before you commission anything',
  slug: 'build-or-buy-six-questions',
  summary:
    'We make bespoke software, and we still send people away to buy a product. Ask these six questions before you spend money with either kind of company.',
  categories: ['before-you-buy'],
  tags: ['buying', 'costs'],
  body: `It would be odd to trust a baker on whether you need bread. I run a company that builds software to order, so read what follows with that in mind. I have tried to write the questions that I would ask if it were my money.

## 1. Is this how you win work, or how you keep the lights on?

Payroll, bookkeeping and email keep the lights on. Everybody does them alike, so buy the thing that most people use and adapt yourself to it. Software is worth building where the way you do something is the reason customers choose you: how you quote, how you schedule, how you keep a promise about dates.

## 2. What happens to the odd cases?

A product demonstrates well because demonstrations are about the usual case. Write down the five jobs of last year that went differently, and ask the salesperson to do those on the screen. If the answer is “you would handle that outside the system”, count how many of your jobs live outside it.

## 3. What does it cost in five years?

Add it up on one sheet of paper:

- Licences, at the number of people you expect to have by then, with the price rises that the contract allows.
- The tools around it that make up for what it lacks, and the hours spent copying between them.
- For something built: the build, hosting, and a yearly sum for upkeep. Software that nobody maintains stops working, even when nothing in it has changed.

Be honest about the last line. If a supplier of bespoke software tells you that upkeep is optional, leave.

## 4. Can you get out?

Ask both kinds of supplier the same thing: if we stop, what do we take with us, and in what form? From a product you want every record in a file that another program can read, attachments included. From a builder you want the source code, the database, the accounts at the hosting company and a page that explains how to start it all. Ask to see the export or the page. “Yes, of course” is not an answer to this question.

## 5. Who will own it on your side?

Someone in your company has to decide what a system should do when two departments disagree. With a product, the maker decides and you live with it. With your own software that person is yours, and needs about an hour a week for as long as the project lasts. If you cannot name them, you are not ready to build, and I would rather you found that out before the first invoice.

## 6. What is the smallest part that would be useful alone?

This one tells you most about the supplier. A sound answer is small, dull and specific: the booking screen for one depot, say, with the old system still running beside it. An answer that begins with a phase of several months before anybody can use anything is a plan to find out too late.

## How to read your answers

If the first two answers point to a product, buy one, and spend what you saved on training. If they point to something of your own, take the smallest part from the last question and have only that built. You will know within weeks whether the company you chose listens, delivers and says no when it should.

Most businesses end up with both: bought parts for what everyone does, and one built part in the middle that holds what is particular to them. That is not a compromise. It is what a sensible system looks like from the inside.`,
};
