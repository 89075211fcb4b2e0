import type { FaqSeed } from '../../types';

/** Fintech, insurance, real estate, tech startups and sustainability. */
export const moneyFaqs: FaqSeed[] = [
  {
    question: 'Should a payment firm build its own ledger or buy a core banking system?',
    answer: `For standard accounts and loans, buy a core banking system such as Mambu. For reconciliation alone, look at AutoRek or Kani. Buy whatever depends on scale or a certificate too: card processing, access to Faster Payments (Modulr, ClearBank), identity checks (Entrust, which took over Onfido), and sanctions and transaction screening (ComplyAdvantage).

Build a ledger, and the parts around it, if your product has rules that these cannot follow.`,
    industries: ['fintech'],
  },
  {
    question: 'Do you have to be authorised by the FCA?',
    answer: `No. You hold the permission and are responsible for what the software does in your name. We do not hold client money or make decisions about customers.

The FCA may treat our work as important outsourcing. The agreement can therefore give you, your auditor and the regulator access to the evidence they need, and it includes an exit plan.`,
    industries: ['fintech'],
  },
  {
    question: 'Do we need our own policy administration system?',
    answer: `A broker of standard lines does not need one. Acturis, Open GI, SSP and Applied Epic exchange quotes, documents and accounts with insurers by EDI, and you should not rebuild that. An MGA with a simple product can start on a configurable platform such as INSTANDA or Genasys.

We can add what they lack: a scheme that they cannot rate, bordereaux in your capacity’s format, or a claim process that now runs by email.`,
    industries: ['insurance'],
  },
  {
    question: 'How do we know that premiums come out the same?',
    answer: `We run your past quotes through the old and new rating and list each difference to the penny. An underwriter decides which figure is right and signs for it.

We keep the comparison as a test and run it before any later change of rates goes live.`,
    industries: ['insurance'],
  },
  {
    question: 'Do we need our own estate agency CRM, or Reapit, Alto or Street?',
    answer: `Buy a CRM if you run sales and lettings in a few branches and use the usual portals. Reapit, Alto and Street suit that work, and many branches still use Jupix. Landlords who let their own homes can start with Arthur, and block managers with Qube or Dwellant.

Bespoke software suits agencies that copy data between several products. It also suits work that these products fit badly, such as build-to-rent, supported housing or land.`,
    industries: ['real-estate'],
  },
  {
    question: 'Can your software send listings to Rightmove?',
    answer: `Yes, when Rightmove has accepted it. Rightmove publishes a specification for its real-time feed, and your branch must be its customer. Zoopla and OnTheMarket have their own feeds.

We apply in your name early, because testing takes time. Your present software sends the listings until the new feed is live.`,
    industries: ['real-estate'],
  },
  {
    question: 'Should we stay on no-code for now?',
    answer: `Yes, until customers pay and the prototype holds you back. Bubble, Softr and Airtable help you find out sooner what people want. Write only what makes your product different. Buy billing (Stripe), analytics (PostHog) and support (Intercom). For sign-in, use Clerk or WorkOS, or the part that we have already built.

If a technical founder has time to build, you may not need us at all.`,
    industries: ['tech-startups'],
  },
  {
    question: 'Do investors mind that an agency built it?',
    answer: `They mind if you do not own the code or cannot change it. The code that we write for you becomes yours when you have paid for it. We list ready-made parts, ours too, with their licences, because a diligence lawyer asks for that list.

The code is in your repository with tests and a record of our decisions. When you hire your first engineer, we hand it over in person.`,
    industries: ['tech-startups'],
  },
  {
    question: 'Do we need our own carbon accounting software?',
    answer: `Not for a few sites and a yearly report: use a spreadsheet and the government’s free conversion factors. For bills and meters across many sites, TEAM Sigma and Systemslink suit energy managers. For a group footprint with Scope 3, look at Watershed, Normative or Greenly.

Consider bespoke software if these products cannot read your sources, or if you report for clients.`,
    industries: ['sustainability'],
  },
  {
    question: 'Will an assurer accept figures from our own system?',
    answer: `We cannot promise an assurer’s opinion. Assurers look for the source of a figure, the factor and its year, the method, and who made each change and why. The system records these with each entry.

Show your assurer the screens in the Design stage, when a missing field is cheap to add.`,
    industries: ['sustainability'],
  },
];
