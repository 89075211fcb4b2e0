/** How long a token can work. One without an end would be forgotten in some program. */
export const lifetimes = [
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: 'A year' },
] as const;
