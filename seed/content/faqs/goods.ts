import type { FaqSeed } from '../../types';

/** E-commerce, logistics, aviation and manufacturing. */
export const goodsFaqs: FaqSeed[] = [
  {
    question: 'When will a Shopify app do the job?',
    answer: `Use an app if it meets your needs for the orders you have today. With a single warehouse and ordinary products, Linnworks, Veeqo, Mintsoft or Cin7 will keep your channels in step. Do not pay anyone to build a checkout: Shopify and WooCommerce have good ones.

Ask us if you sell goods that these apps handle badly, such as bundles, made-to-order items or serial numbers, or if two apps keep different stock counts.`,
    industries: ['ecommerce'],
  },
  {
    question: 'What if your system stops on Black Friday?',
    answer: `The shop still sells from the last count it received. Orders wait in a queue until the system is back. You decide beforehand how many of each item to hold in reserve.

We rehearse with last year’s busiest hour and release nothing new in the peak weeks. You can buy on-call cover for that weekend, and the quote gives its price.`,
    industries: ['ecommerce'],
  },
  {
    question: 'Which hauliers should buy a TMS?',
    answer: `Most general hauliers in the UK should buy a TMS. Mandata and HaulTech plan jobs and raise invoices. Stream and Podfather handle routes and proof of delivery. Buy tachograph analysis, from Tachomaster or TruTac for example, and software for customs declarations.

We can help with the work between them: container jobs that depend on the port, a customer’s own portal, or rates that no product can hold.`,
    industries: ['logistics'],
  },
  {
    question: 'What happens to lorries on the road if it fails?',
    answer: `Drivers carry on. Their phones hold the day’s jobs, addresses and notes, and keep signatures and photographs until they can send them.

The traffic office has a copy of the plan, which the system updates all day and which staff can print. When the system is back, the phones send what they kept.`,
    industries: ['logistics'],
  },
  {
    question: 'When would you send us to CAMP, Veryon or AMOS?',
    answer: `Use CAMP or Veryon for business jets under the manufacturer’s programme: their analysts keep the forecast. Airlines use AMOS or TRAX. Leon schedules charter flights, and Centrik covers safety and compliance. We would not build a cheaper copy of these.

Consider your own system if you run a small Part-145 or CAMO with a mixed fleet and type the same hours into three products.`,
    industries: ['aviation'],
  },
  {
    question: 'Will the CAA accept electronic records and signatures?',
    answer: `The rules allow both. An electronic signature on a CAA Form 1 must belong to a single person and show any later change. Your exposition needs a procedure that describes it. Digitised records must be safe from alteration and easy to retrieve.

We draft the description of the system. You agree it with your surveyor, and paper is the master until the CAA accepts it.`,
    industries: ['aviation'],
  },
  {
    question: 'Would an off-the-shelf ERP serve us better?',
    answer: `Look there first if your bills of material and routings are ordinary and you want accounts in the same system. PSL Datatrack and Javelin suit subcontract machinists, FactoryMaster and Epicor suit larger works, and MRPeasy or Katana suit a small maker of stock items.

Bespoke software pays if your jobs are unusual: configured products, aerospace paperwork, or a process with data that no package can hold.`,
    industries: ['manufacturing'],
  },
  {
    question: 'Can it read machines that are thirty years old?',
    answer: `Often, yes. Newer controls use OPC UA or MTConnect. On an old lathe, a sensor on the stack light or spindle shows whether it is running. When it stops, the operator gives the reason on a tablet.

We look at your machines before we give you a fixed price, and connect two of them first.`,
    industries: ['manufacturing'],
  },
];
