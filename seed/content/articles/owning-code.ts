import type { ArticleSeed } from '../../types';

export const owningCode: ArticleSeed = {
  title: 'You own the code. Here is what that should mean',
  slug: 'you-own-the-code',
  summary:
    'Ownership in a contract is worth as much as your ability to leave. A short list of what to hold in your own hands, from the first day.',
  categories: ['how-we-work'],
  tags: ['contracts', 'ownership'],
  body: `“The code is yours once you have paid for it” is in most contracts for bespoke software, ours included. It is a good sentence, and it does not do what people hope. You can own code that you have never seen, on a server that you cannot reach, which only one company knows how to start. In law it is yours. In practice you are a tenant.

Ownership is what you could do on the morning after your supplier disappears. I would check five things, and I would check them at the beginning, while everybody is still being friendly.

## The five things

### The repository is in your account

Code lives in a repository, with the whole history of who changed what and why. Open the account in your company’s name and invite the supplier into it. The other way round, with a copy at the end, you receive a folder without its memory.

### You can take the hosting

The same goes for servers, the domain, the mail service and whatever else the software needs. Have them in your name, or in an account that holds nothing else and that must pass to you. It is slightly more trouble to set up. It is much less trouble than asking a former supplier to release your domain.

### A stranger can start it

Somewhere in the repository is a page that says how to run the software on an empty machine. Have it tried by a person who did not write it, ideally an engineer from outside, for half a day. If they get stuck, the page is wrong, and your supplier will be grateful to hear it now.

### The parts are listed

No one writes everything from scratch. Modern software stands on hundreds of open packages, each with a licence. Ask for the list with the licences in it. Most are permissive and ask for little, a few ask for a good deal, and you would like to know which you have before somebody wants to buy your company.

### The data comes out whole

A backup is for disasters. For freedom you need an export: every record and every file in formats that other programs read, made by a button or a command that you have pressed yourself.

## What ownership does not give you

It does not give you somebody who understands the code. A new team needs weeks to become useful in a system they have never seen, however tidy it is. So ask for code that is boring. Plain structure, well-known tools, tests that show what each part is meant to do. Clever code is a form of lock-in, even when nobody intended it.

> The best reason to stay with a supplier is that you could leave tomorrow and do not want to.

Nor does ownership mean that everything in there was made for you. A supplier brings their own building blocks, and may use them for others. That is fair, as long as the contract says that you may keep using and changing them for ever without paying again.

## How to ask without a quarrel

None of this needs a difficult conversation. Send the five headings above to your supplier and ask for a yes, a no or a date against each. One who works this way already will answer within the hour. One who needs a meeting about it has told you what you wanted to know.

If you are in the middle of a project and the answers are poor, do not panic and do not threaten. Begin with the repository, then the bills. Both can be moved in a day, and from then on time works for you.`,
};
