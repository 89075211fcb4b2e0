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
      'Bookings, notes, referrals and invoices for a group of seven private clinics. Receptionists used to keep five windows open. They now keep one.',
    replaced: '5 log-ins',
    tags: ['Scheduling', 'Patient portal', 'Billing'],
    image: 'healthcare-platform',
    link: null,
    industries: ['healthcare'],
    hasCaseStudy: true,
    linkedFromPortfolio: false,
    caseStudy: healthcareStudy,
    placeholder: true,
  },
  {
    title: 'Retail Inventory System',
    slug: 'retail-inventory-system',
    industry: 'Retail',
    description:
      'Eleven shops and a web store on one count. It suggests the night’s transfers before the van is loaded, so the navy jumper in M is in Ely before anybody there asks for it.',
    replaced: '11 stock sheets and a Sunday recount',
    tags: ['Stock', 'Barcode', 'Forecasting'],
    image: 'retail-inventory',
    link: 'https://stock.example',
    industries: ['ecommerce'],
    hasCaseStudy: true,
    linkedFromPortfolio: false,
    caseStudy: retailStudy,
    placeholder: true,
  },
  {
    title: 'HR Platform',
    slug: 'hr-platform',
    industry: 'Human Resources',
    description:
      'Leave, contracts, right-to-work checks and appraisals for wards staffed round the clock. A day off is granted against the rota, so the gap shows before anybody says yes.',
    replaced: 'a rota, a filing cabinet and 2 apps',
    tags: ['Rota', 'Leave', 'E-signature'],
    image: 'hr-platform',
    link: null,
    placeholder: true,
  },
  {
    title: 'Financial Services CRM',
    slug: 'financial-services-crm',
    industry: 'Financial Services',
    description:
      'Client files, suitability letters and annual reviews for a firm of financial advisers. Consumer Duty evidence is filed as the advice is given.',
    replaced: '3 systems and a shared drive',
    tags: ['CRM', 'Compliance', 'Audit trail'],
    image: 'financial-crm',
    link: null,
    placeholder: true,
  },
  {
    title: 'Restaurant Management System',
    slug: 'restaurant-management-system',
    industry: 'Hospitality',
    description:
      'Bookings, table plan, kitchen tickets and supplier orders for four dining rooms that share one cellar. When the brill runs out, every waiter knows at once.',
    replaced: 'a paper diary, a till and 4 supplier sites',
    tags: ['Table plan', 'Kitchen tickets', 'Stock'],
    image: 'restaurant-management',
    link: 'https://tables.example',
    placeholder: true,
  },
  {
    title: 'Educational Institution Portal',
    slug: 'educational-institution-portal',
    industry: 'Education',
    description:
      'Admissions, timetables and safeguarding notes for a sixth-form college. Marks reach parents on the day they are released. Safeguarding notes reach only those who must see them.',
    replaced: '6 portals, each with its own password',
    tags: ['Portal', 'Single sign-on', 'Timetable'],
    image: 'education-portal',
    link: null,
    placeholder: true,
  },
  {
    title: 'Logistics Operations Platform',
    slug: 'logistics-operations-platform',
    industry: 'Logistics',
    description:
      'Jobs, drivers, customs entries and proof of delivery for a fleet of 85, from the quay at Felixstowe to the customer’s gate.',
    replaced: 'a whiteboard and a great many phone calls',
    tags: ['Routing', 'Driver app', 'Customs'],
    image: 'logistics-operations',
    link: null,
    industries: ['logistics'],
    hasCaseStudy: true,
    linkedFromPortfolio: false,
    caseStudy: logisticsStudy,
    placeholder: true,
  },
];
