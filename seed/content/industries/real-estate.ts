import type { IndustrySeed } from '../../types';

export const realEstate: IndustrySeed = {
  title: 'Real Estate',
  slug: 'real-estate',
  description:
    'Bespoke software for estate and letting agents: viewings, offers, deposits and gas safety records under one address.',
  icon: 'house',
  bgClass: 'ground-hatch-2',
  intro:
    'We build property software that keeps the listing, offers, deposit and gas safety record of each home under its address. We connect it to Reapit or Alto, or replace them.',
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
    below: 'Below: what the branch logs in to',
    seed: 389,
  },
  solutionsHeading: 'Everything under one address',
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
      title: 'Tenants checked once',
      description:
        'The tenancy file holds references, share codes and identity checks, with the follow-up date for a time-limited right. Sanctions screening records what it searched.',
      standards: 'Right to Rent, Home Office share codes, UK Sanctions List',
      replaces: [4],
    },
    {
      title: 'Deposits and client money',
      description:
        'You register the deposit and serve its prescribed information within 30 days. The system reconciles rent, fees and contractors’ invoices with the client account each evening.',
      standards: 'DPS, TDS, mydeposits, Client Money Protection, Tenant Fees Act 2019',
      replaces: [5, 7],
    },
    {
      title: 'Certificates before they expire',
      description:
        'The system schedules gas checks, EICRs and EPCs from the date on the document. Tenants pick a time for the engineer and get the gas safety record within 28 days of the check.',
      standards: 'Gas safety record (CP12), EICR, EPC register, HMO and selective licensing',
      replaces: [6],
    },
    {
      title: 'From keys to notice',
      description:
        'Staff sign keys out by name and inspect homes with a phone. The system sends a rent increase on Form 4A, counts its two months and records how you served it.',
      standards: 'Renters’ Rights Act 2025, Housing Act 1988 sections 8 and 13',
      replaces: [8],
    },
  ],
  useCasesHeading: 'Worked examples: a letting agent and an estate agency',
  useCases: [
    {
      title: 'A letting agent with 900 managed homes',
      description:
        'A property manager keeps expiry dates in a sheet, and she is away for a fortnight in August. If the system orders renewals six weeks ahead, her colleagues see a short list of overdue checks on Monday.',
      before: '31 overdue certificates',
      after: '1 list, with 2 on it',
      lines: 9,
    },
    {
      title: 'A four-branch estate agency',
      description:
        'Each branch keeps its own buyers, and all four ring them about the same house. A shared register matches a new instruction with every buyer in the county. The vendor reads feedback on the evening of the viewing.',
      before: '4 applicant lists',
      after: '1 register',
      lines: 4,
    },
  ],
  benefitsHeading: 'In the branch and on the road',
  benefits: [
    { text: 'You can send a tenancy file to the First-tier Tribunal as it is, in date order.' },
    {
      text: 'Landlords’ statements go out on the first of the month with the boiler invoice attached.',
    },
    { text: 'Staff can see which branch has a set of keys.' },
    {
      text: 'Type a postcode and you see selective and HMO licensing while the landlord is still on the phone.',
    },
    {
      text: 'You can compare check-out photographs with the inventory, room by room, before the deposit scheme asks for them.',
    },
    {
      text: 'Homes in Wales and Scotland follow their own rules, such as Rent Smart Wales and the Repairing Standard.',
    },
    { text: 'Client money balances by bank, landlord and tenancy at the end of each day.' },
  ],
  callToAction: 'Show us an address and every place you file it',
};
