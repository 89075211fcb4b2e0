import type { IndustrySeed } from '../../types';

export const realEstate: IndustrySeed = {
  title: 'Real Estate',
  slug: 'real-estate',
  description:
    'Bespoke software for estate and letting agents: viewings, offers, deposits and gas safety records under one address.',
  icon: 'house',
  bgClass: 'ground-hatch-2',
  intro:
    'We build bespoke software for estate and letting agents. It files the listing, offers, deposit and gas safety record of each home under its address. We connect it to Reapit or Alto, or replace them.',
  drawing: {
    building: 'real-estate',
    layers: [
      { name: 'Portal listings' },
      { name: 'Viewings diary' },
      { name: 'Negotiators’ WhatsApp' },
      { name: 'Right to Rent scans' },
      { name: 'Deposit scheme log-ins' },
      { name: 'Certificate expiry sheet' },
      { name: 'Client account workbook' },
      { name: 'Keys book' },
    ],
    title: 'One address.',
    caption: 'Sales, lettings and management',
    above: 'Above: what tenants and buyers see',
    below: 'Below: where the branch keeps its records',
    seed: 389,
  },
  solutionsHeading: 'Bespoke property software under one address',
  solutions: [
    {
      title: 'Listings and viewings',
      description:
        'You send a complete listing, with its material information, to every portal. Staff book viewings around keys, the tenant’s notice and travel time.',
      standards: 'Rightmove and Zoopla feeds, DMCC Act 2024',
      replaces: [1, 2],
    },
    {
      title: 'Offers on the file',
      description:
        'Staff log every offer with its proof of funds, and the vendor gets it in writing within the hour. The system fills in the memorandum of sale.',
      standards: 'Estate Agents Act 1979, MLRs 2017 customer checks',
      replaces: [3],
    },
    {
      title: 'Tenant checks on file',
      description:
        'The tenancy file has references, share codes, identity checks and sanctions searches. If a right to rent is limited in time, the file shows when to check again.',
      standards: 'Right to Rent, Home Office share codes, UK Sanctions List',
      replaces: [4],
    },
    {
      title: 'Deposits and client money',
      description:
        'The system reminds you to register the deposit and serve its prescribed information within 30 days. Each evening it reconciles rent, fees and contractors’ invoices with the client account.',
      standards: 'DPS, TDS, mydeposits, Client Money Protection, Tenant Fees Act 2019',
      replaces: [5, 7],
    },
    {
      title: 'Certificates before they expire',
      description:
        'Gas checks, EICRs and EPCs are scheduled from the date on the last document. Tenants pick a time for the engineer and get the gas safety record within 28 days of the check.',
      standards: 'Gas safety record (CP12), EICR, EPC register, HMO and selective licensing',
      replaces: [6],
    },
    {
      title: 'From keys to notice',
      description:
        'Staff sign out keys under their own names and inspect homes with a phone. The system prepares a rent increase on Form 4A, counts the two months’ notice and records how you served it.',
      standards: 'Renters’ Rights Act 2025, Housing Act 1988 sections 8 and 13',
      replaces: [8],
    },
  ],
  useCasesHeading: 'Two worked examples, both made up: a letting agent and an estate agency',
  useCases: [
    {
      title: 'A letting agent with 900 managed homes',
      description:
        'Many homes are supported housing, whose checks no CRM schedules. A property manager has the dates in a sheet. When she is away for a fortnight in August, checks fall overdue. A system could order renewals six weeks ahead and show every colleague the few that are late.',
      before: '31 overdue certificates',
      after: '1 list, with 2 on it',
      lines: 9,
    },
    {
      title: 'A four-branch estate agency',
      description:
        'The agency sells houses, land, farms and new homes from four separate products, so a buyer on all four lists gets four calls about a plot. One register could match a new instruction with every buyer in the county, and the vendor could read feedback on the evening of the viewing.',
      before: '4 applicant lists',
      after: '1 register',
      lines: 4,
    },
  ],
  benefitsHeading: 'What changes in the branch',
  benefits: [
    { text: 'You can send a tenancy file to the First-tier Tribunal as it is, in date order.' },
    {
      text: 'Landlords’ statements go out on the first of the month with the boiler invoice attached.',
    },
    { text: 'Staff can see which branch has a set of keys.' },
    {
      text: 'Type a postcode to see selective and HMO licensing while the landlord is still on the phone.',
    },
    {
      text: 'You can compare check-out photographs with the inventory, room by room, before the deposit scheme asks for them.',
    },
    {
      text: 'Homes in Wales and Scotland follow their own rules, such as Rent Smart Wales and the Repairing Standard.',
    },
    {
      text: 'Each evening you see whether the client account agrees with what you owe landlords and tenants.',
    },
  ],
  callToAction: 'Show us an address and every place you file it',
};
