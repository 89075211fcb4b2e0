import type { FaqSeed } from '../../types';

/**
 * What buyers ask whatever their trade. Ownership agrees with the home page and the terms, price and
 * timetable with the process. What only the operator can promise is marked as a placeholder.
 */
export const buyingFaqs: FaqSeed[] = [
  {
    topic: 'Price and payment',
    question: 'What does bespoke software cost?',
    answer: `It depends on the job. Each band is for a first version with its Discovery; later releases have fixed prices of their own, and your quote gives a range for those you describe. Prices are samples, without VAT (add 20% if you cannot reclaim it):

Under £5,000: a report, or a connection between two systems.
£5,000 to £10,000: one job, such as an order form that writes into the system you keep.
£10,000 to £25,000: a tool that a team uses all day, with sign-in, roles and a few integrations.
£25,000 to £50,000: a system that replaces several tools and takes over their data.
Above £50,000: a first version that serves many sites at once, needs a regulator’s approval or connects many systems.

Hosting and care usually cost £100 to £200 a month for a tool that one team uses and £200 to £600 for a system that replaces several tools. On-call cover usually adds £150 to £400 a month.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    topic: 'Price and payment',
    question: 'What moves the price up or down?',
    answer: `The price rises if there are more systems to connect, if old data contradicts itself, if each kind of user needs different rights or if a regulator or auditor makes demands.

It falls if the first version does less, if you keep a tool, if you tidy your own data or if one person on your side can decide.`,
    onQuotePage: true,
  },
  {
    topic: 'Price and payment',
    question: 'Is Discovery paid, and when do we pay for the rest?',
    answer: `Yes. Discovery usually costs £1,800 to £4,500 without VAT. Your quote gives its price, and you pay when you have the scope. You may take the scope to another supplier, and our fixed price in it stands for 30 days while you decide. If that price plus Discovery exceeds your quote’s range for the same work, Discovery is free.

There is no deposit. Each later stage has its own price, and we invoice it when you have accepted the stage in writing. You have ten working days to accept it or to list what is wrong; silence is not acceptance. Invoices are due in 30 days. Hosting and care begin at go-live, with a monthly invoice.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    topic: 'Price and payment',
    question: 'Who pays if the work takes longer than planned?',
    answer: `We do, if the work is in the scope that we agreed after Discovery. Its price is fixed.

If you ask for something new, we tell you its price and its effect on the dates first. We start when you agree in writing.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    topic: 'Price and payment',
    question: 'Is there a warranty?',
    answer: `Yes. For ninety days after go-live we correct any fault in the agreed work without charge. The monthly charge covers hosting, monitoring, updates and small changes up to an agreed number of hours. After the ninety days it covers faults as well. Each later release has ninety days of its own.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    topic: 'Working together',
    question: 'How long does it take?',
    answer: `A first version usually takes about eight weeks, plus the days that you take over the scope. We work on while you check a stage. Your quote says when we can start; the scope says when each part is due.

The longest delays come from waiting for access to an old system, for a third party’s approval or for a decision.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    topic: 'Working together',
    question: 'How much of our time do you need?',
    answer: `In week 1 we come to you, anywhere in the UK, and sit with the people who do the work, for about two hours each. In week 2 they try the screens, for about an hour each. After that, one person who can decide needs about an hour a week to look at the build.

In weeks 7 and 8 the old and new systems run side by side. We copy the day’s jobs into the new one; your team works through some of them and compares the totals, for about half an hour a day.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    topic: 'Working together',
    question: 'Who does the work, and do you use subcontractors?',
    answer: `Our own engineers. We are nine people in London. The people you meet in Discovery write the code and look after it when it is live. At least two engineers know each system. Your quote names the engineer who leads your work.

We do not pass the work to subcontractors. If a part needs an outside specialist, such as an independent security tester, we tell you who it is and ask you before they start.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    topic: 'Working together',
    question: 'May we speak to a client?',
    answer: `Yes. When you have your quote, ask us, and we put you in touch with the two clients whose systems are most like yours.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    topic: 'Ownership, data and technology',
    question: 'Who owns the software and the data?',
    answer: `The code that we write for you becomes yours when you have paid for it, and your data is always yours. We may use ready-made parts: our own, or open-source parts by other people. You do not own those, but you get a licence to use and change them.

The licence for our parts is perpetual, costs nothing more and passes to another supplier or to a buyer of your business. Other people’s parts come with their own open-source licences. The scope lists all of them.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    topic: 'Ownership, data and technology',
    question: 'Which technology do you use?',
    answer: `We write TypeScript, with React in the browser, React Native on phones, Node.js on the server and PostgreSQL as the database. They are open source and widely used, so you can find other engineers who know them.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    topic: 'Ownership, data and technology',
    question: 'Where is it hosted, and where is our data?',
    answer: `We host it in data centres in the UK, in an account that holds only your system. Backups stay in the UK too. We can use your own cloud account if you prefer.

Before we see any personal data, we sign a data processing agreement with you (UK GDPR, Article 28). Before we move it, you get a list of every company that can hold some of it, with its country and purpose.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    topic: 'Ownership, data and technology',
    question: 'How do you keep it secure, and to which standards?',
    answer: `Each person has an account, and you can require a second factor. A role decides what they may see, and the system records who did what. It encrypts data in transit and at rest. We run automated tests before every release and rehearse restoring a backup.

We check our work against OWASP ASVS for security and WCAG 2.2 AA for accessibility. We list no certificates here. If your customers require Cyber Essentials or ISO 27001, ask what we hold before you sign.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    topic: 'Ownership, data and technology',
    question: 'Does AI see our data?',
    answer: `Only if you ask for a feature that uses it. The scope then names the provider, its country and what is sent to it, and the provider may not train on your data.

Our engineers may use AI tools to write code, but never with your data. A person reviews every line before it goes live.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    topic: 'Go-live, support and risk',
    question: 'How quickly do you respond, and what if it breaks at 3 a.m.?',
    answer: `You get a quote within 24 hours of your request, at weekends too. When your system is live, the contract sets a response time for each kind of fault: in support hours, usually an hour if the system has stopped and a working day for anything else. Support hours are Monday to Friday, 9:00 AM to 5:00 PM UK time.

We monitor the system day and night. If it stops, it restarts automatically and alerts an engineer. Out of support hours, a fault that a restart does not cure waits until 9:00 AM on the next working day, unless you buy on-call cover, with its own response time.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    topic: 'Go-live, support and risk',
    question: 'How do we move over, and is there downtime?',
    answer: `We rehearse the move with a copy of your data. Then the old and new systems run side by side for a fortnight, and longer if your totals do not agree.

We plan the switch for a quiet time, often an evening or a weekend. You cannot enter data during the switch, and we tell you beforehand how long it takes. You can read the old system until you tell us to remove it.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    topic: 'Go-live, support and risk',
    question: 'What if it goes wrong, or we want to stop?',
    answer: `You can stop at the end of any stage and owe nothing for later ones. If a stage does not do what the scope says after two attempts to put it right, you need not pay for it and may end the agreement. You may also end it if a stage is more than four weeks late through our own fault.

Hosting and care have no minimum term: you can end them with 30 days’ notice.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    topic: 'Go-live, support and risk',
    question: 'Are you insured, and what are you liable for?',
    answer: `We have professional indemnity, public liability and cyber insurance. Your quote names the insurers and the limits, and you can see the certificates before you sign.

The agreement caps our liability; the cap is never below the price of your project. We send our standard agreement with every quote, so your solicitor can read it before you pay for anything.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    topic: 'Go-live, support and risk',
    question: 'What if we want to leave you?',
    answer: `You take your code and data with you. We hand over, at no charge, the repository with its history, a full export of the database in an open format, the documents, and the system’s accounts and domains.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    topic: 'Go-live, support and risk',
    question: 'What happens if you go out of business?',
    answer: `Another supplier can take your system over. The code is in a repository that you can open from the first commit, with tests and instructions for running it. Your system has a hosting account of its own. If the account is in your name, it stays open if we close.`,
    onQuotePage: true,
    placeholder: true,
  },
  {
    topic: 'Build or buy',
    question: 'When should we not commission bespoke software?',
    answer: `Buy a product if it does the work in a way that suits you. It costs less, you can use it today, and its maker keeps it up to date. You should nearly always buy accounting, payroll, email and card processing. We connect your system to them. For ordinary stock, look at Unleashed or Cin7; for an ERP, at Business Central or Odoo. If two good tools only lack a link, Zapier or Power Automate costs little.

Our industry pages name each trade’s products.`,
    onQuotePage: true,
  },
];
