import type { FormDefinition } from '@/forms';

type Form = Pick<FormDefinition, 'name'>;

const titles: Record<FormDefinition['name'], string> = {
  contact: 'Contact Submissions',
  quote: 'Quote Submissions',
};

/** Without a number when it is not known. */
export const tabLabel = ({ name }: Form, count: number | null): string =>
  count === null ? titles[name] : `${titles[name]} (${count})`;

export const noSubmissions = ({ name }: Form): string => `No ${name} submissions yet`;
