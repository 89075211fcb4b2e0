'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';

import { forms } from '@/forms';
import { releaseSubmission, resendNotice } from '@/staff/notices';
import { getVisitor } from '@/staff/visitor';

const target = z.object({ form: z.enum(['contact', 'quote']), id: z.uuid() });
const targetWithNotice = target.extend({ notice: z.enum(['ownerNotice', 'confirmation']) });

/** What is not meant, or not allowed, changes nothing; the page that comes back says what is. */
export async function release(data: FormData): Promise<void> {
  const visitor = await getVisitor();
  const meant = target.safeParse(Object.fromEntries(data));
  if (visitor.kind === 'admin' && meant.success) {
    await releaseSubmission(forms[meant.data.form], visitor.user, meant.data.id);
  }
  refresh();
}

export async function resend(data: FormData): Promise<void> {
  const visitor = await getVisitor();
  const meant = targetWithNotice.safeParse(Object.fromEntries(data));
  if (visitor.kind === 'admin' && meant.success) {
    const { form, id, notice } = meant.data;
    await resendNotice(forms[form], visitor.user, id, notice);
  }
  refresh();
}
