import { healthcareStudy } from './case-studies/healthcare';
import { logisticsStudy } from './case-studies/logistics';
import { retailStudy } from './case-studies/retail';
import { deelflo } from './deelflo';
import type { ProjectSeed } from '../types';

/** In the order of the portfolio. Clients and their numbers are invented; example domains only. */
export const projects: ProjectSeed[] = [
  deelflo,
  {
    title: 'Healthcare Management Platform',
    slug: 'healthcare-management-platform',
    industry: 'Healthcare',
    description:
      'Bookings, notes, referrals and invoices for seven private clinics. Receptionists used to keep five windows open. They now use one.',
    replaced: '5 log-ins',
    tags: ['Scheduling', 'Referrals', 'Billing'],
    image: 'healthcare-platform',
    darkImage: 'healthcare-platform-dark',
    link: null,
    industries: ['healthcare'],
    hasCaseStudy: true,
    linkedFromPortfolio: false,
    meta: { title: 'Bespoke clinic software for seven sites: case study' },
    caseStudy: healthcareStudy,
    placeholder: true,
  },
  {
    title: 'Retail Inventory System',
    slug: 'retail-inventory-system',
    industry: 'Retail',
    description:
      'One stock count for eleven shops and a web store. Each evening the system suggests which garments the vans should move to another shop.',
    replaced: '12 stock sheets and a Sunday count twice a year',
    tags: ['Stock', 'Barcode', 'Forecasting'],
    image: 'retail-inventory',
    darkImage: 'retail-inventory-dark',
    link: null,
    industries: ['ecommerce'],
    hasCaseStudy: true,
    linkedFromPortfolio: false,
    meta: { title: 'Bespoke stock system for eleven shops: case study' },
    caseStudy: retailStudy,
    placeholder: true,
  },
  {
    title: 'HR Platform',
    slug: 'hr-platform',
    industry: 'Human Resources',
    description:
      'Leave, contracts, right-to-work checks and appraisals for hospital wards. Managers see the gap in the rota before they grant a day off.',
    replaced: 'a rota, a filing cabinet and 2 apps',
    tags: ['Rota', 'Leave', 'E-signature'],
    image: 'hr-platform',
    link: null,
    industries: ['healthcare'],
    placeholder: true,
  },
  {
    title: 'Financial Services CRM',
    slug: 'financial-services-crm',
    industry: 'Financial Services',
    description:
      'Client files, suitability letters and annual reviews for financial advisers. They file Consumer Duty evidence as they give the advice.',
    replaced: '3 systems and a shared drive',
    tags: ['CRM', 'Compliance', 'Audit trail'],
    image: 'financial-crm',
    link: null,
    industries: ['fintech'],
    placeholder: true,
  },
  {
    title: 'Restaurant Management System',
    slug: 'restaurant-management-system',
    industry: 'Hospitality',
    description:
      'Bookings, table plans, kitchen tickets and supplier orders for four restaurants. When a dish runs out, every waiter sees it at once.',
    replaced: 'a paper diary, a till and 4 supplier sites',
    tags: ['Table plan', 'Kitchen tickets', 'Stock'],
    image: 'restaurant-management',
    link: null,
    placeholder: true,
  },
  {
    title: 'Educational Institution Portal',
    slug: 'educational-institution-portal',
    industry: 'Education',
    description:
      'Admissions, timetables and safeguarding notes for a sixth-form college. Parents see marks on the day that teachers release them.',
    replaced: '6 portals, each with its own password',
    tags: ['Portal', 'Single sign-on', 'Timetable'],
    image: 'education-portal',
    link: null,
    industries: ['education'],
    placeholder: true,
  },
  {
    title: 'Logistics Operations Platform',
    slug: 'logistics-operations-platform',
    industry: 'Logistics',
    description:
      'Jobs, drivers, customs entries and proof of delivery for a fleet of 85 lorries that carries containers from Felixstowe.',
    replaced: 'a whiteboard and a great many phone calls',
    tags: ['Routing', 'Driver app', 'Customs'],
    image: 'logistics-operations',
    link: null,
    industries: ['logistics'],
    hasCaseStudy: true,
    linkedFromPortfolio: false,
    meta: { title: 'Bespoke haulage software for 85 lorries: case study' },
    caseStudy: logisticsStudy,
    placeholder: true,
  },
];
