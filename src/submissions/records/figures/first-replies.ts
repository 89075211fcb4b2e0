/**
 * How a first reply stands against the promise. `rest`: it is not due yet, or the submission was
 * closed without one. `any`: all that the figures count.
 */
export const firstReplies = ['in-time', 'late', 'overdue', 'rest', 'any'] as const;

export type FirstReply = (typeof firstReplies)[number];
