/** How soon staff want to look at a submission, the first first. */
export const priorities = [
  { value: 'high', label: 'High' },
  { value: 'normal', label: 'Normal' },
  { value: 'low', label: 'Low' },
] as const;

export type Priority = (typeof priorities)[number]['value'];
