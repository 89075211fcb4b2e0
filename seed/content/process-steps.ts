import type { ProcessStepSeed } from '../types';

export const processSteps: ProcessStepSeed[] = [
  {
    number: '01',
    title: 'Discovery',
    description:
      'We sit with the people who do the work and list each tool, sheet and workaround. You get a scope, one price in place of the quote’s range, and dates.',
    duration: 'Week 1',
  },
  {
    number: '02',
    title: 'Design',
    description:
      'Clickable screens with your own data in them. A change costs least at this point.',
    duration: 'Week 2',
  },
  {
    number: '03',
    title: 'Development',
    description:
      'A working build each Friday. Whenever a tool’s work has moved across, we cross it off the list.',
    duration: 'Weeks 3–6',
  },
  {
    number: '04',
    title: 'Testing & Deployment',
    description:
      'Your team tries to break it. We run old and new side by side, compare the totals and switch over on a quiet day.',
    duration: 'Week 7',
  },
  {
    number: '05',
    title: 'Support & Maintenance',
    description:
      'Hosting, security patches and small changes, and a named engineer who knows why the odd button is there.',
    duration: 'From then on',
  },
];
