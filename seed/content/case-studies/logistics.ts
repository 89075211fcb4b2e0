import type { CaseStudySeed } from '../../types';

/** A sample: the haulier, its people and what they say are invented, and nothing was measured. */
export const logisticsStudy: CaseStudySeed = {
  headline: 'From the quay to the customer’s gate',
  intro:
    'A haulier in Suffolk planned 85 lorries on a whiteboard and by telephone. On the bespoke platform that we built, both shifts see each job with its driver, port slot, customs entry and delivery note.',
  facts: [
    { label: 'First version live after', value: '9 weeks' },
    { label: 'First version, ex VAT', value: '£25,000 to £50,000' },
    { label: 'Both releases, ex VAT', value: '£50,000 to £70,000' },
    { label: 'Live since', value: 'October 2024' },
    { label: 'Delivery to invoice', value: 'From a week to the same day' },
  ],
  chapters: [
    {
      title: 'Before: ask whoever was on shift',
      text: 'The whiteboard showed which lorry had which job. Planners looked up the port slot on a website and the customs entry in an agent’s emails, and only the drivers knew their remaining hours. When a customer asked about a container, the planner put them on hold and rang the cab.\n\nThe night shift did not know what the day shift had agreed. Signed notes came back on Fridays, so invoices went out a week later. No product that the haulier tried could change the plan when the port moved a slot or customs held a container.',
    },
    {
      title: 'The work: the whiteboard first',
      text: 'We copied the whiteboard to a screen, column by column, so the planners knew it on the first morning. Then we added each job’s slot, its customs status and its driver’s remaining hours.\n\nThe old and new plans ran side by side for a fortnight, and six drivers tested the app with gloves on. After that we made two buttons larger, removed a third and moved the signature to the top of the screen.',
    },
    {
      title: 'After: one plan for both shifts',
      text: 'The traffic office sees a customs hold as soon as the port’s systems report it, with the agent’s telephone number beside it. The night shift can read why a lorry is waiting. Customers can follow their own container.\n\nWhen the customer signs, the system closes the job and sends the invoice with the note. The haulier kept its product for tachograph analysis.',
    },
  ],
  screens: [
    {
      picture: 'logistics-job',
      caption:
        'A job on the road: a timeline from customs clearance to the expected arrival, with the driver’s hours, the customs entry and two messages.',
    },
  ],
  featuresHeading: 'What the traffic office and the drivers use',
  features: [
    {
      title: 'A plan that knows the hours',
      description:
        'The system offers a job to drivers with enough hours, the right licence and a vehicle that is allowed on the route.',
      icon: 'workflow',
    },
    {
      title: 'Port and customs on the job',
      description:
        'The job shows slot, release and entry from the port’s systems and the agent. Held containers appear at the top of the list.',
      icon: 'file-check',
    },
    {
      title: 'The driver’s phone',
      description:
        'Drivers see jobs, addresses and walkaround checks with large buttons. Without a signal, the phone stores signatures and photographs until it can send them.',
      icon: 'smartphone',
    },
    {
      title: 'A page for each customer',
      description:
        'Customers see where their container is, why it is waiting and when it should arrive, without ringing the office.',
      icon: 'bell',
    },
    {
      title: 'Invoiced on delivery',
      description:
        'The system takes waiting time and fuel surcharge from the job and attaches the signed note.',
      icon: 'credit-card',
    },
  ],
  callToAction: 'What does your night shift have to ring about?',
};
