import type { FaqSeed } from '../../types';

/**
 * What buyers ask whatever their trade. Ownership agrees with the home page and the terms, price and
 * timetable with the process. What only the operator can promise is marked as a placeholder.
 */
export const buyingFaqs: FaqSeed[] = [
  {
    question: 'What does custom software cost?',
    answer: `It depends on the job. These bands are samples, without VAT:

£5,000 to £10,000: one job done well, such as an order form that writes into the system you keep.
£10,000 to £25,000: a tool that one team works in all day, with sign-in, roles and one or two integrations.
£25,000 to £50,000: one system in place of several, with your data moved into it.
Above £50,000: several sites, a regulator or many other systems to talk to.

Hosting and care are a monthly charge. The quote gives it separately.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    question: 'What moves the price up or down?',
    answer: `Up: each system that yours must exchange data with, old data that contradicts itself, many kinds of user with different rights, and a regulator or auditor who must be satisfied.

Down: a first version with less in it, a tool that you decide to keep, data that you tidy yourselves, and one person on your side who can decide. Discovery sorts your list into now, later and never, so that you can choose.`,
    onQuotePage: true,
  },
  {
    question: 'How long does it take?',
    answer: `A first version usually follows the plan on our home page, which gives the weeks for each of its five steps. A larger system goes live part by part, and each part follows the same plan.

What delays a project most is waiting: for access to an old system, for a third party’s approval, or for a decision. We tell you in Discovery which of these we expect.`,
    onQuotePage: true,
  },
  {
    question: 'How much of our time do you need?',
    answer: `Most in the first two weeks. We sit with the people who do the work, and they show us their day. After that, one person who can decide looks at the working build each Friday.

Before the switch, your team tests with its own cases. Plan for that as you would for training.`,
    onQuotePage: true,
  },
  {
    question: 'Who does the work?',
    answer: `Engineers. The people you meet in Discovery write the code, and a named engineer among them looks after it once it is live. No account manager stands in between.

If a part needs somebody from outside, such as an independent security tester, we tell you who it is before they start.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    question: 'Who owns the software and the data?',
    answer: `The code that we write for you is yours once it is paid for, and your data is yours throughout. Parts that existed before, ours or those of others, come with a licence that lets you go on using and changing them.

Our terms say the same. The agreement for the work sets out the details.`,
    onQuotePage: true,
  },
  {
    question: 'Where is it hosted, and where is our data?',
    answer: `In data centres in the UK, in an account that is used for your system alone. Backups stay in the UK, too. If you would rather have it in your own cloud account, we set it up there.

Before any personal data is moved, you get a list of every company that can hold some of it, with its country and its purpose.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    question: 'How do you keep it secure, and to which standards?',
    answer: `Everybody signs in as themselves, with a second factor. What they may see follows their role, and the system records who did what. Data is encrypted on its way and where it is stored. Automated tests run before every release, and restoring a backup is rehearsed.

We check our work against OWASP ASVS for security and WCAG 2.2 AA for accessibility. This page names no certificates: if your buyers ask for Cyber Essentials or ISO 27001, ask us for the current ones before you sign.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    question: 'What if it breaks at 3 a.m.?',
    answer: `Monitoring watches the system day and night. If it stops, it is restarted automatically and an engineer is alerted.

Our support hours are Monday to Friday, 9:00 AM to 5:00 PM GMT. Whether somebody is on call outside of them is your choice, with its own price and a response time in the contract. A haulier with a night shift usually wants it; an office that closes at six usually does not.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    question: 'How do we move over, and is there downtime?',
    answer: `We rehearse the move with a copy of your data before the day. Then old and new run side by side, and your team compares totals until they agree.

The switch itself is planned for a quiet time, often an evening or a weekend. During it nobody enters anything, and we tell you beforehand for how long. The old system stays readable until you say that it can go.`,
    onQuotePage: true,
  },
  {
    question: 'What if we want to leave you?',
    answer: `You take code and data with you. You get the repository with its history, a full export of the database in a format that others can read, the documents, and the accounts and domains that belong to the system.

Until the agreement ends we answer the questions of whoever takes over, at the usual rate.`,
    onQuotePage: true,
  },
  {
    question: 'When should we not commission custom software?',
    answer: `When a product that you can buy does the work in a way that suits you. It costs less, it is there today, and somebody else keeps it up to date. Accounting, payroll, email and card payments are almost always better bought.

The pages of our industries name the products that each trade uses, and say when we would choose one of them.`,
    onQuotePage: true,
  },
];
