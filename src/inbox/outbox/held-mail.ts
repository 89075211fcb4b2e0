import { z } from 'zod';

import { formNames, type FormName } from '@/forms';

/** What a mail in the outbox is: one of the two notices of a submission, or a reply of staff. */
const heldKinds = ['ownerNotice', 'confirmation', 'reply'] as const;

export interface HeldMailKey {
  readonly kind: (typeof heldKinds)[number];
  readonly form: FormName;
  /** Of the submission, or of the reply. */
  readonly id: string;
}

const key = z.tuple([z.enum(heldKinds), z.enum(formNames), z.uuid()]);

/** Where a mail stands. */
export const heldMailAddress = ({ kind, form, id }: HeldMailKey): string =>
  `/admin/outbox/${kind}.${form}.${id}`;

/** The mail that a part of an address names; null where that is none. */
export function parseHeldMail(name: string): HeldMailKey | null {
  const [kind, form, id] = key.safeParse(name.split('.')).data ?? [];
  return kind && form && id ? { kind, form, id } : null;
}
