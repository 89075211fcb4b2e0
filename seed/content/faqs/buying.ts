import type { FaqSeed } from '../../types';

/**
 * What buyers ask whatever their trade. Ownership agrees with the home page and the terms, price and
 * timetable with the process. What only the operator can promise is marked as a placeholder.
 */
export const buyingFaqs: FaqSeed[] = [
  {
    question: 'What does bespoke software cost?',
    answer: `It depends on the job. These bands are samples, without VAT:

Under £5,000: Discovery alone, a report, or a connection between two systems.
£5,000 to £10,000: a single job, such as an order form that writes into the system you keep.
£10,000 to £25,000: a tool that a team uses all day, with sign-in, roles and a few integrations.
£25,000 to £50,000: a system that replaces several tools and takes over their data.
Above £50,000: several sites, a regulator, or many other systems to connect.

Hosting and care are a monthly charge, which the quote shows separately.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    question: 'What moves the price up or down?',
    answer: `The price rises with each system that we connect, old data that contradicts itself, many kinds of user with different rights, and the demands of a regulator or auditor.

It falls if the first version does less, if you keep a tool, if you tidy your own data and if a single person on your side can decide. In Discovery we sort your list into now, later and never, and you choose.`,
    onQuotePage: true,
  },
  {
    question: 'Is Discovery paid, and when do we pay for the rest?',
    answer: `Yes, Discovery is paid. Your quote gives its price, and you pay when you have the scope. You keep the scope and may take it to another supplier.

You pay for each later stage when you have accepted it in writing. Hosting and care begin at go-live, with a monthly invoice.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    question: 'Who pays if the work takes longer than planned?',
    answer: `We do, if the work is in the scope that we agreed after Discovery. The price in it is fixed.

If you ask for something new, we tell you its price and its effect on the dates first. We start when you agree in writing.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    question: 'Is there a warranty?',
    answer: `Yes. For ninety days after go-live we correct any fault in the agreed scope without charge. After that, the monthly charge for care covers faults and security updates.

If you run the system yourselves, the same ninety days apply to the code that we handed over.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    question: 'How long does it take?',
    answer: `A first version usually follows the plan on our home page, which shows the weeks for each of its five steps. A larger system goes live in parts, and each part follows the same plan.

Waiting delays projects most: for access to an old system, a third party’s approval or a decision. In Discovery we tell you which of these we expect.`,
    onQuotePage: true,
  },
  {
    question: 'How much of our time do you need?',
    answer: `We need most of it in the first two weeks, when we sit with the people who do the work. After that, a person who can decide looks at the working build every Friday.

Before the switch, your team tests the system with its own cases. Allow as much time as you would for training.`,
    onQuotePage: true,
  },
  {
    question: 'Who does the work, and do you use subcontractors?',
    answer: `Our own engineers. The people you meet in Discovery write the code and look after it when it is live. You talk to them directly.

We do not pass the work to subcontractors. If a part needs an outside specialist, such as an independent security tester, we tell you who it is and ask you before they start.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    question: 'Who owns the software and the data?',
    answer: `You own the code that we write for you when you have paid for it, and you always own your data. We may use parts that existed before, ours or other people’s. You do not own those, but you get a licence to use and change them.

Our terms say the same, and the agreement for the work gives the details.`,
    onQuotePage: true,
  },
  {
    question: 'Which technology do you use?',
    answer: `We write TypeScript, with React in the browser, Node.js on the server and PostgreSQL as the database. They are open source and widely used, so you can find other engineers who know them.

If your own team or a system that you keep needs something else, we settle that in Discovery.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    question: 'Where is it hosted, and where is our data?',
    answer: `We host it in data centres in the UK, in an account that holds only your system. Backups stay in the UK too. We can use your own cloud account if you prefer.

Before we move personal data, you get a list of every company that can hold some of it, with its country and purpose.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    question: 'How do you keep it secure, and to which standards?',
    answer: `Each person has an account with a second factor. A role decides what they may see, and the system records who did what. It encrypts data in transit and at rest. We run automated tests before every release and rehearse restoring a backup.

We check our work against OWASP ASVS for security and WCAG 2.2 AA for accessibility. We list no certificates here. If your buyers ask for Cyber Essentials or ISO 27001, ask us what we hold before you sign.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    question: 'How quickly do you respond, and what if it breaks at 3 a.m.?',
    answer: `You get a quote within 24 hours of your request, at weekends too. When your system is live, the contract sets a response time for each kind of fault.

We monitor the system day and night. If it stops, it restarts automatically and alerts an engineer. Our support hours are Monday to Friday, 9:00 AM to 5:00 PM GMT. You can buy on-call cover outside these hours, with its own response time. A haulier with a night shift usually wants it; an office that closes at six usually does not.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    question: 'How do we move over, and is there downtime?',
    answer: `We rehearse the move with a copy of your data. Then the old and new systems run side by side for a fortnight, and longer if your totals do not agree.

We plan the switch for a quiet time, often an evening or a weekend. You cannot enter data during the switch, and we tell you beforehand how long it takes. You can read the old system until you tell us to remove it.`,
    onQuotePage: true,
  },
  {
    question: 'What if we want to leave you?',
    answer: `You take your code and data with you. You get the repository with its history, a full export of the database in an open format, the documents, and the system’s accounts and domains. Your licence for older parts goes on.

Until the agreement ends, we answer your new supplier’s questions at our usual rate.`,
    onQuotePage: true,
  },
  {
    question: 'What happens if you go out of business?',
    answer: `Your system goes on running, and another supplier can take it over. The code is in a repository that you can open from the first commit, with tests and instructions for running it. Your system has a hosting account of its own, and the agreement says how it passes to you.

You can store a weekly copy of the code and the data elsewhere.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    question: 'When should we not commission bespoke software?',
    answer: `Buy a product if it does the work in a way that suits you. It costs less, you can use it today, and its maker keeps it up to date. You should nearly always buy accounting, payroll, email and card payments. We connect your system to them.

Our industry pages name the products that each trade uses and say when we would choose one.`,
    onQuotePage: true,
  },
];
