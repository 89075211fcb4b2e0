import type { FaqSeed } from '../../types';

/** Fintech, insurance, real estate, tech startups and sustainability. */
export const moneyFaqs: FaqSeed[] = [
  {
    question: 'What should a payment firm buy rather than build?',
    answer: `Buy anything that depends on scale or a certificate: card processing, access to Faster Payments (Modulr, ClearBank), identity checks (Entrust, which took over Onfido), and sanctions and transaction screening (ComplyAdvantage). For standard accounts and loans, look at a core such as Mambu. For reconciliation alone, look at AutoRek or Kani.

Build the parts between them if your product has rules that they cannot hold.`,
    industries: ['fintech'],
  },
  {
    question: 'Do you have to be authorised by the FCA?',
    answer: `No. You hold the permission and are responsible for what the software does in your name. We do not hold client money or make decisions about customers.

The FCA may treat our work as important outsourcing. The agreement can therefore give you, your auditor and the regulator access to the evidence they need, and it includes an exit plan.`,
    industries: ['fintech'],
  },
  {
    question: 'Is Acturis or Open GI enough for a broker?',
    answer: `For standard lines, yes. Acturis, Open GI, SSP and Applied Epic exchange quotes, documents and accounts with insurers by EDI. You should not rebuild that. An MGA with a simple product can start on a configurable platform such as INSTANDA or Genasys.

We can add what they lack: a scheme that they cannot rate, bordereaux in your capacity’s format, or a claim process that now runs by email.`,
    industries: ['insurance'],
  },
  {
    question: 'How do we know that premiums come out the same?',
    answer: `We run your past quotes through the old and new rating and list each difference to the penny. For each, an underwriter decides which figure is right and signs.

We keep the comparison as a test and run it before any later change of rates goes live.`,
    industries: ['insurance'],
  },
  {
    question: 'When is Reapit, Alto or Street the better buy?',
    answer: `Buy one if you run sales and lettings in a few branches and use the usual portals. Reapit, Alto and Street suit that work, and many branches still use Jupix. Landlords who let their own homes can start with Arthur, and block managers with Qube or Dwellant.

Bespoke software suits work that these products fit badly, such as build-to-rent, supported housing or land, and agencies that copy data between several products.`,
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
    answer: `Yes, until customers pay and the prototype holds you back. Bubble, Softr and Airtable help you find out sooner what people want. Always buy what is not your product: Stripe for billing, Clerk or WorkOS for sign-in, PostHog for analytics, Intercom for support.

If a technical founder has time to build, you may not need us at all.`,
    industries: ['tech-startups'],
  },
  {
    question: 'Do investors mind that an agency built it?',
    answer: `They mind if you do not own the code or cannot change it. You own the code that we write when you have paid for it. We list other people’s components with their licences, because a diligence lawyer asks for that list.

The code is in your repository with tests and a record of our decisions. When you hire your first engineer, we hand it over in person.`,
    industries: ['tech-startups'],
  },
  {
    question: 'When will a carbon platform or a spreadsheet do?',
    answer: `With a few sites and a yearly report, use a spreadsheet and the government’s free conversion factors. For bills and meters across many sites, TEAM Sigma and Systemslink suit energy managers. For a group footprint with Scope 3, look at Watershed, Normative or Greenly.

Consider bespoke software if these products cannot read your sources, or if you report for clients.`,
    industries: ['sustainability'],
  },
  {
    question: 'Will an assurer accept figures from our own system?',
    answer: `We cannot promise an assurer’s opinion. Assurers look for the source of a figure, the factor and its year, the method, and the author and reason of each change. The system keeps these with each entry.

Show your assurer the screens in the Design stage, when a missing field is cheap to add.`,
    industries: ['sustainability'],
  },
];
