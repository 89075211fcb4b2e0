import type { CaseStudySeed } from '../../types';

/** A sample: the haulier, its people and what they say are invented, and nothing was measured. */
export const logisticsStudy: CaseStudySeed = {
  headline: 'From the quay to the customer’s gate',
  intro:
    'A haulier in Suffolk with 85 lorries planned on a whiteboard and kept the rest in telephones. The platform holds job, driver, port slot, customs entry and delivery note together, for the day shift and for the night shift.',
  chapters: [
    {
      title: 'Before: ask whoever was on shift',
      text: 'The whiteboard said which lorry had which job. The slot at the port was on a website, the customs entry in an agent’s email and the driver’s hours in his head. A customer who asked for a container was put on hold while the planner rang the cab.\n\nWhen the day shift went home, much of what it knew went, too. Signed notes came back on Fridays, so invoices went out the week after.',
    },
    {
      title: 'The work: the whiteboard first',
      text: 'We copied the whiteboard onto a screen, column for column, so that on the first morning the planners missed nothing. Then each job was given what a whiteboard cannot hold: its slot, its customs status and the hours that its driver had left.\n\nSix drivers tried the app for two weeks, with gloves on. Two buttons grew, one went, and the signature moved to where the light is better.',
    },
    {
      title: 'After: both shifts read the same page',
      text: 'A hold at customs shows in the traffic office as soon as the port’s systems report it, with the agent’s number beside it. The night shift reads why a lorry is where it is. Customers follow their own container and ring less.\n\nThe delivery closes the job and sends the invoice with the signed note. Tachograph analysis stayed with the product that did it before.',
    },
  ],
  screens: [
    {
      picture: 'logistics-job',
      caption:
        'One job from booking to signature: slot, release, customs entry and the driver’s hours on one line of time, with the messages that belong to it.',
    },
  ],
  featuresHeading: 'What the traffic office and the drivers use',
  features: [
    {
      title: 'A plan that knows the hours',
      description:
        'A job is offered to drivers who have the hours and the licence, and to vehicles that are allowed where it leads.',
      icon: 'workflow',
    },
    {
      title: 'Port and customs on the job',
      description:
        'Slot, release and entry are read from the port’s systems and the agent. What is held stands at the top.',
      icon: 'file-check',
    },
    {
      title: 'The driver’s phone',
      description:
        'Jobs, addresses and walkaround checks, with big buttons. Signature and photograph wait on the phone where there is no signal.',
      icon: 'smartphone',
    },
    {
      title: 'A page for each customer',
      description:
        'Where the container is, what it waits for and when it should arrive, without a call to the office.',
      icon: 'bell',
    },
    {
      title: 'Invoiced on the signature',
      description:
        'Waiting time and fuel surcharge come from the job itself, and the signed note is attached.',
      icon: 'credit-card',
    },
  ],
  callToAction: 'What does your night shift have to ring about?',
};
