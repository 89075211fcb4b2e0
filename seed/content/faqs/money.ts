import type { FaqSeed } from '../../types';

/** Fintech, insurance, real estate, tech startups and sustainability. */
export const moneyFaqs: FaqSeed[] = [
  {
    question: 'What should a payment firm buy rather than build?',
    answer: `Anything that depends on scale or on a certificate: card processing, access to Faster Payments (Modulr, ClearBank), identity checks (Entrust, which took over Onfido), sanctions and transaction screening (ComplyAdvantage). For standard accounts and loans, look at a core such as Mambu. For reconciliation alone, look at AutoRek or Kani.

Build what lies between them when your product has rules that none of these can hold.`,
    industries: ['fintech'],
  },
  {
    question: 'Do you have to be authorised by the FCA?',
    answer: `No. You hold the permission, and you stay responsible for what the software does in your name. We do not hold client money or decide about customers.

The FCA may treat our work as important outsourcing. The agreement can therefore give you, your auditor and the regulator access to what they need to see, and it has a plan for your exit.`,
    industries: ['fintech'],
  },
  {
    question: 'Is Acturis or Open GI enough for a broker?',
    answer: `For standard lines, yes. Acturis, Open GI, SSP and Applied Epic are connected to insurers: quotes, documents and accounts move by EDI, and nobody should rebuild that. An MGA with one simple product can start on a configurable platform such as INSTANDA or Genasys.

We are of use around them: a scheme that they cannot rate, bordereaux in your capacity’s own format, a claim process that runs by email.`,
    industries: ['insurance'],
  },
  {
    question: 'How do we know that premiums come out the same?',
    answer: `We run your past quotes through the old and the new rating and list each difference, to the penny. An underwriter decides for each whether the old figure or the new one is right, and signs.

The comparison stays with the rates as a test. It runs again before any later change of rates goes live.`,
    industries: ['insurance'],
  },
  {
    question: 'When is Reapit, Alto or Street the better buy?',
    answer: `When your agency works as most do: sales and lettings, a branch or a few, the usual portals. Reapit, Alto and Street are made for that, and Jupix is still found in many branches. Landlords who let for themselves can start with Arthur, and block managers with Qube or Dwellant.

Custom software suits work that these products fit badly, such as build-to-rent, supported housing or land, and agencies that copy between several of them.`,
    industries: ['real-estate'],
  },
  {
    question: 'Can your software send listings to Rightmove?',
    answer: `Yes, once Rightmove has accepted it. Its real-time feed has a published specification, and the branch must be a customer of the portal. Zoopla and OnTheMarket have feeds of their own.

We apply in your name early, because the testing takes its own time. Until the feed is live, your present software goes on sending.`,
    industries: ['real-estate'],
  },
  {
    question: 'Should we stay on no-code for now?',
    answer: `Until somebody pays and something hurts, yes. Bubble, Softr and Airtable are quicker for finding out what people want. Later, too, buy what is not your product: Stripe for billing, Clerk or WorkOS for sign-in, PostHog for analytics, Intercom for support.

If you have a technical founder with time to build, you may not need us at all.`,
    industries: ['tech-startups'],
  },
  {
    question: 'Do investors mind that an agency built it?',
    answer: `They mind if you do not own it, or if nobody at your company can change it. The code that we write is yours once it is paid for. Components of others are listed with their licences, which is what a diligence lawyer asks for.

It lies in your repository with tests and written decisions. When you hire your first engineer, we hand it over in person.`,
    industries: ['tech-startups'],
  },
  {
    question: 'When will a carbon platform or a spreadsheet do?',
    answer: `With a few sites and one report a year, use a spreadsheet with the government’s conversion factors; they are free. For bills and meters across many sites, TEAM Sigma and Systemslink are made for energy managers. For a group footprint with Scope 3, look at Watershed, Normative or Greenly.

A system of your own makes sense when your figures come from places that they do not read, or when you report for clients.`,
    industries: ['sustainability'],
  },
  {
    question: 'Will an assurer accept figures from our own system?',
    answer: `No software can promise an opinion. Assurers look for a trail: the source of a figure, the factor and its year, the method, who changed what, and why. The system keeps these with each entry.

Ask your assurer in the Design stage, with the screens in front of you. A missing field is cheap to add at that point.`,
    industries: ['sustainability'],
  },
];
