import 'server-only';

import { parseISO } from 'date-fns';
import type { TypedUser } from 'payload';

import { forms } from '@/forms';
import type { callFile } from '@/platform/content-lines/calendar-file';
import { there } from '@/platform/place/there';
import { formOf } from '@/submissions/records/form-of';

import { readableNames } from '../access';
import { parties } from '../reply/reply-settings';
import { readPipelineOf } from './reads';

/** So long a call takes of which nobody says more. */
const usualMinutes = 30;

/**
 * The next step of the opportunity of a submission, for a calendar; null where there is none with a time, or
 * none for this user. One that is changed counts up, so that a calendar moves it.
 */
export async function readCall(
  user: TypedUser,
  id: string,
): Promise<Parameters<typeof callFile>[0] | null> {
  const form = await formOf(id);
  const name = form && (await readableNames(forms[form], user, [id])).get(id);
  if (name === null || name === undefined) return null;
  const {
    nextStep,
    nextStepDay,
    nextStepTime,
    version = 0,
  } = (await readPipelineOf(user, id))?.opportunity ?? {};
  if (!nextStepDay || !nextStepTime) return null;
  const { brand, email } = await parties();
  return {
    id: `next-step-${id}`,
    startsAt: new Date(parseISO(`${nextStepDay}T${nextStepTime}`, there).getTime()),
    minutes: usualMinutes,
    title: nextStep ? `${nextStep}: ${name}` : name,
    sequence: version,
    organizer: { name: brand, address: email },
  };
}
