import 'server-only';

import type { TypedUser } from 'payload';

import { formList, type FormDefinition } from '@/forms';
import { literal } from '@/platform/plain-text';
import { idsByDigits, idsByPatterns } from '@/submissions/records/notations';

import type { Submission } from '../list/reads/submission';
import { reading } from '../list/reads/reading';
import { plainWord } from '../list/search-words';
import { readSent, type SentBefore } from '../person/from-person';

/** A submission that may be of the same person, though it came from another address. */
export interface Alike extends SentBefore {
  readonly why: 'name' | 'telephone number';
}

const mostAlike = 5;
/** Of a name that hundreds have nobody reads the list. */
const mostRead = 20;
/** Fewer digits are those of many: an extension, an area. */
const leastDigits = 8;

/**
 * What has the same name or the same telephone number, whatever its notation. Access control applies.
 * @param known what stands there already
 */
export const findAlike = (
  user: TypedUser,
  submission: Submission,
  known: Promise<ReadonlySet<string>>,
): Promise<readonly Alike[] | null> =>
  reading('find submissions that are alike', async (payload) => {
    const { values } = submission;
    const name = plainWord(values['name'] ?? '').trim();
    const digits = (values['phone'] ?? '').replaceAll(/\D/g, '').slice(-leastDigits);
    const found = await Promise.all(
      formList.map(async (form) => [
        ...(digits.length < leastDigits
          ? []
          : await alike(form, 'telephone number', idsByDigits(form, digits))),
        // One word is the name of many.
        ...(name.includes(' ')
          ? await alike(form, 'name', idsByPatterns(form, [literal(name)]))
          : []),
      ]),
    );
    const there = await known;
    const reasons = new Map(
      found
        .flat()
        .filter(({ id }) => id !== submission.id && !there.has(id))
        .toReversed()
        .map((each) => [each.id, each] as const),
    );
    const sent = await readSent(payload, user, [...reasons.values()].slice(0, mostRead));
    return sent.slice(0, mostAlike).map((each) => ({
      ...each,
      why: reasons.get(each.id)?.why ?? 'name',
    }));
  });

const alike = async (form: FormDefinition, why: Alike['why'], ids: Promise<readonly string[]>) =>
  (await ids).map((id) => ({ form: form.name, id, why }));
