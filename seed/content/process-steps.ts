import type { ProcessStepSeed } from '../types';

export const processSteps: ProcessStepSeed[] = [
  {
    number: '01',
    title: 'Discovery',
    description:
      'We sit with the people who do the work and list every tool, sheet and workaround. You get a scope, dates and a fixed price. Discovery is paid, and your quote gives its price.',
    duration: 'Week 1',
  },
  {
    number: '02',
    title: 'Design',
    description:
      'You click through screens that use your own products, jobs and terms. The people in them are invented. Changes are cheapest at this stage.',
    duration: 'Week 2',
  },
  {
    number: '03',
    title: 'Development',
    description:
      'You see a working build every Friday. When the new system can do a tool’s work, we cross that tool off the list.',
    duration: 'Weeks 3–6',
  },
  {
    number: '04',
    title: 'Testing & Deployment',
    description:
      'Your team tries to break it. We run the old and new systems side by side for a fortnight, compare their totals and switch over on a quiet day.',
    duration: 'Weeks 7–8',
  },
  {
    number: '05',
    title: 'Support & Maintenance',
    description:
      'We host the system, apply security updates, correct faults and make small changes. The engineers who built it answer your questions.',
    duration: 'From then on',
  },
];
