import type { FaqSeed } from '../../types';

/** E-commerce, logistics, aviation and manufacturing. */
export const goodsFaqs: FaqSeed[] = [
  {
    question: 'When will a Shopify app do the job?',
    answer: `When it does today what you need, for the orders that you have. With one warehouse and ordinary products, Linnworks, Veeqo, Mintsoft or Cin7 will keep your channels in step. Do not have a checkout built: Shopify and WooCommerce are good at it.

Ask us when you sell what they handle badly, such as bundles, made-to-order or serial numbers, or when two apps each keep a stock count of their own.`,
    industries: ['ecommerce'],
  },
  {
    question: 'What if your system stops on Black Friday?',
    answer: `The shop goes on selling from the last count that it was given. Orders wait in a queue and are taken in when the system is back, in their order. You decide beforehand how many of each item to hold back for that case.

We rehearse with last year’s busiest hour, and nothing new is released in the weeks of the peak. Somebody can be on call that weekend; the quote says what it costs.`,
    industries: ['ecommerce'],
  },
  {
    question: 'Which hauliers should buy a TMS?',
    answer: `Most of those with general haulage in the UK. Mandata and HaulTech plan jobs and raise invoices, Stream and Podfather do routes and proof of delivery. Tachograph analysis is always better bought, from Tachomaster or TruTac for example, and so is the software for customs declarations.

What remains is the work between them: container jobs that depend on the port, a customer’s own portal, rates that no product can hold.`,
    industries: ['logistics'],
  },
  {
    question: 'What happens to lorries on the road if it fails?',
    answer: `They go on. The driver’s phone holds the day’s jobs, addresses and notes, and keeps signatures and photographs until it can send them.

The traffic office has the plan as a file that is written again through the day and can be printed. When the system is back, what the phones kept comes in by itself.`,
    industries: ['logistics'],
  },
  {
    question: 'When would you send us to CAMP, Veryon or AMOS?',
    answer: `For business jets under the manufacturer’s programme, CAMP and Veryon are hard to better: their analysts keep the forecast. Airlines run AMOS or TRAX. For charter scheduling there is Leon, for safety and compliance Centrik. We would not build a cheaper copy of these.

A system of your own makes sense for a small Part-145 or CAMO with a mixed fleet that types the same hours into three of them.`,
    industries: ['aviation'],
  },
  {
    question: 'Will the CAA accept electronic records and signatures?',
    answer: `The rules allow both. An electronic signature on a CAA Form 1 must belong to one person, show any later change and be described in a procedure that goes to the CAA with your exposition. Digitised records must be safe from alteration and easy to find again.

We draft the description of the system. The acceptance is between you and your surveyor, and until you have it, paper is the master.`,
    industries: ['aviation'],
  },
  {
    question: 'Would an off-the-shelf ERP serve us better?',
    answer: `If your bills of material and routings are ordinary and you want the accounts in the same system, look there first. PSL Datatrack and Javelin are made for subcontract machinists, FactoryMaster and Epicor for larger works, MRPeasy or Katana for a small maker of stock items.

A system of your own pays where the job itself is unusual: configured products, aerospace paperwork, a process whose data no package has a field for.`,
    industries: ['manufacturing'],
  },
  {
    question: 'Can it read machines that are thirty years old?',
    answer: `Often well enough. Newer controls speak OPC UA or MTConnect. On an old lathe, a sensor on the stack light or the spindle says whether it runs, and the operator gives the reason on a tablet when it does not.

We look at your machines before we give you a price, and connect two of them first.`,
    industries: ['manufacturing'],
  },
];
