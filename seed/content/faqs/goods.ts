import type { FaqSeed } from '../../types';

/** E-commerce, logistics, aviation and manufacturing. */
export const goodsFaqs: FaqSeed[] = [
  {
    question: 'Do we need our own inventory system, or will a Shopify app do?',
    answer: `Use an app if it can handle the orders that you have today. With one warehouse and ordinary products, Linnworks, Veeqo, Mintsoft or Cin7 will keep your channels in step. Do not pay anyone to build a checkout: Shopify and WooCommerce have good ones.

Ask us if you sell goods that these apps handle badly, such as bundles, made-to-order items or serial numbers, or if two apps show different stock counts.`,
    industries: ['ecommerce'],
  },
  {
    question: 'What if your system stops on Black Friday?',
    answer: `The shop still sells from the last count it received. Orders wait in a queue until the system is back. You decide beforehand how many of each item to hold in reserve.

We rehearse with last year’s busiest hour and release nothing new in the peak weeks. For the peak weeks we recommend on-call cover, and the quote gives its price.`,
    industries: ['ecommerce'],
  },
  {
    question: 'Should a haulier buy a TMS or have one built?',
    answer: `Most general hauliers in the UK should buy a transport management system (TMS). Mandata and HaulTech plan jobs and raise invoices. Stream and Podfather handle routes and proof of delivery. Buy tachograph analysis, from Tachomaster or TruTac for example, and software for customs declarations.

We build what lies between them: container jobs that depend on the port, a customer’s own portal, or rates that no product can work out.`,
    industries: ['logistics'],
  },
  {
    question: 'What happens to lorries on the road if it fails?',
    answer: `Drivers carry on. Their phones have the day’s jobs, and send signatures and photographs when the system is back.

Out of support hours and without on-call cover, a fault that a restart does not cure waits until 9:00 AM on the next working day. For a night shift we recommend on-call cover.`,
    industries: ['logistics'],
  },
  {
    question: 'Do we need our own maintenance tracking software?',
    answer: `Often not. For business jets under the manufacturer’s programme, use CAMP or Veryon, whose analysts look after the forecast. Airlines use AMOS or TRAX. Leon schedules charter flights, and Centrik covers safety and compliance. We would not build a cheaper copy of these.

Consider your own system if you run a small Part-145 or CAMO with a mixed fleet and type the same hours into three products.`,
    industries: ['aviation'],
  },
  {
    question: 'Will the CAA accept electronic records and signatures?',
    answer: `The rules allow both. An electronic signature on a CAA Form 1 must belong to one person, and any later change must show. Your exposition needs a procedure that describes it. Digitised records must be safe from alteration and easy to retrieve.

We draft the description of the system. You agree it with your surveyor, and paper is the master until the CAA accepts it.`,
    industries: ['aviation'],
  },
  {
    question: 'Do we need a custom ERP, or would one off the shelf serve us better?',
    answer: `Look first at an ERP or MRP system off the shelf if your bills of material and routings are ordinary and you want accounts in it too. PSL Datatrack and Javelin suit subcontract machinists, FactoryMaster and Epicor suit larger factories, and MRPeasy or Katana suit a small maker of stock items.

Bespoke software pays if your jobs are unusual: configured products, aerospace paperwork, or a process whose data fits no package.`,
    industries: ['manufacturing'],
  },
  {
    question: 'What if it stops during the night shift?',
    answer: `The shift carries on. Each tablet has the drawings and works orders of the shift, stores what machinists enter, and sends it when the system is back.

If the system does not restart by itself, an engineer looks at it at 9:00 AM on the next working day. For a night shift we recommend on-call cover, and the quote gives its price.`,
    industries: ['manufacturing'],
  },
  {
    question: 'Can it read machines that are thirty years old?',
    answer: `Often, yes. Newer controls use OPC UA or MTConnect. On an old lathe, a sensor on the stack light or spindle shows whether it is running. When it stops, the operator gives the reason on a tablet.

We look at your machines before we give you a fixed price, and connect two of them first.`,
    industries: ['manufacturing'],
  },
];
