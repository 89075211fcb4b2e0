const topics = [
  ...['invoices', 'warehouses', 'delivery rounds', 'customer records', 'returns', 'suppliers'],
  ...[
    'price lists',
    'shift plans',
    'stock counts',
    'complaints',
    'payroll',
    'machines',
    'vehicles',
  ],
  ...['subscriptions', 'contracts', 'inspections', 'meeting rooms', 'quotations', 'training'],
  'archives',
];

const last = [
  { kind: 'number', label: 'How many people work with', least: 0, most: 10_000 },
  { kind: 'date', label: 'When did you last change how you handle' },
  {
    ...{ kind: 'several', label: 'Where do people need to see' },
    options: 'In the office\nAt home\nOn the road\nAt a customer’s\nIn the warehouse',
  },
  { kind: 'long-text', label: 'What takes the most time with', longest: 1000 },
  {
    ...{ kind: 'choice', label: 'How soon do you need something better for' },
    options: 'At once\nWithin a month\nWithin three months\nThis year\nLater',
  },
] as const;

const key = (at: number) => `q${at.toString(16).padStart(10, '0')}`;

/** As much as a form may ask: sixty questions, of which twenty depend on another. */
export const largestForm = {
  title: 'What your software has to do',
  intro: 'The more you tell us, the better we can say what it takes.',
  privacyNote: 'We use these details to prepare our first conversation.',
  questions: topics.flatMap((topic, at) => {
    const { label, ...own } = last[at % last.length] ?? last[0];
    return [
      {
        ...{ key: key(3 * at), kind: 'radios', label: `Do you keep ${topic} in a program?` },
        ...{ options: 'Yes, in one\nYes, in several\nNo, on paper\nNo', required: true },
      },
      {
        ...{ key: key(3 * at + 1), kind: 'text', label: `Which program keeps your ${topic}?` },
        ...{ hint: 'Its name and its version, if you know them.', required: true },
        ...{ onlyIf: key(3 * at), onlyIfIs: 'is', onlyIfAnswer: 'Yes, in one' },
      },
      { key: key(3 * at + 2), label: `${label} ${topic}?`, ...own },
    ];
  }),
};
