import type { IndustrySeed } from '../../types';

export const realEstate: IndustrySeed = {
  title: 'Real Estate',
  slug: 'real-estate',
  description:
    'Software for estate and letting agents: viewings, offers, deposits and gas safety records under one address, next expiry first.',
  icon: 'house',
  bgClass: 'ground-hatch-2',
  intro:
    'The listing for 14 Albion Terrace is on the portals, the offer is in a negotiator’s phone, the deposit number is at the DPS and the gas safety record went to somebody who left in March. We build property software that files all of it under the address. Reapit or Alto can stay, with an integration, or the new system can take over its work.',
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
        'One entry goes to the portals with its material information complete. Viewings are booked against the keys, the tenant’s notice and the drive across town.',
      standards: 'Rightmove and Zoopla feeds, DMCC Act 2024',
      replaces: [1, 2],
    },
    {
      title: 'Offers on the file',
      description:
        'Every offer is logged with its proof of funds and put to the vendor in writing the same hour. The memorandum of sale fills itself in.',
      standards: 'Estate Agents Act 1979, MLRs 2017 customer checks',
      replaces: [3],
    },
    {
      title: 'Tenants checked once',
      description:
        'References, share codes and identity checks sit on the tenancy, with the follow-up date for a time-limited right. Sanctions screening keeps a note of what was searched.',
      standards: 'Right to Rent, Home Office share codes, UK Sanctions List',
      replaces: [4],
    },
    {
      title: 'Deposits and client money',
      description:
        'The deposit is registered and its prescribed information served inside 30 days. Rent, fees and contractors’ invoices reconcile to the client account each evening.',
      standards: 'DPS, TDS, mydeposits, Client Money Protection, Tenant Fees Act 2019',
      replaces: [5, 7],
    },
    {
      title: 'Certificates before they expire',
      description:
        'Gas checks, EICRs and EPCs are renewed from the date on the document. The tenant picks one of three times for the engineer, and has the gas safety record within 28 days of the check.',
      standards: 'Gas safety record (CP12), EICR, EPC register, HMO and selective licensing',
      replaces: [6],
    },
    {
      title: 'From keys to notice',
      description:
        'Keys are signed out by name and inspections are done on a phone. A rent increase goes out on Form 4A, with its two months counted and a record of how it was served.',
      standards: 'Renters’ Rights Act 2025, Housing Act 1988 sections 8 and 13',
      replaces: [8],
    },
  ],
  useCasesHeading: 'Worked examples: a letting agent and an estate agency',
  useCases: [
    {
      title: 'A letting agent with 900 managed homes',
      description:
        'Expiry dates live in a sheet that one property manager keeps, and she is away for a fortnight in August. Here renewals are ordered six weeks ahead from the date on the document, and what is overdue is one short list on Monday.',
      before: '31 overdue certificates',
      after: '2, both booked',
      lines: 6,
    },
    {
      title: 'A four-branch estate agency',
      description:
        'Buyers are registered in each branch and rung by all four about the same house. One register matches a new instruction to every buyer in the county, and the vendor reads each viewing’s feedback that evening.',
      before: '4 applicant lists',
      after: '1 register',
      lines: 4,
    },
  ],
  benefitsHeading: 'In the branch and on the road',
  benefits: [
    { text: 'A tenancy file can go to the First-tier Tribunal as it is, in date order.' },
    {
      text: 'Landlords’ statements go out on the first of the month with the boiler invoice attached.',
    },
    { text: 'Nobody rings three branches to find one set of keys.' },
    {
      text: 'Selective and HMO licensing shows up when the postcode is typed, while the landlord is still on the phone.',
    },
    {
      text: 'Check-out photographs stand beside the inventory’s, room by room, before the deposit scheme asks for them.',
    },
    {
      text: 'Homes in Cardiff and Glasgow follow their own rules: occupation contracts and Rent Smart Wales, landlord registration and the Repairing Standard.',
    },
    { text: 'Client money balances by bank, by landlord and by tenancy at the end of each day.' },
  ],
  callToAction: 'Give us one address and every place it is filed',
};
