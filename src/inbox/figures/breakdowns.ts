import 'server-only';

import type { FormDefinition } from '@/forms';
import type { Reader } from '@/submissions/records/made/readers';
import { countBy, type Dimension } from '@/submissions/records/figures/breakdown';

import { plainView, viewAddress, type InboxView } from '../list/inbox-view';
import { notKnown } from '../list/submission-query';

/** How many came by what, most first. */
export interface Breakdown {
  readonly name: string;
  readonly groups: readonly {
    readonly label: string;
    readonly count: number;
    readonly replied: number;
    /** Of the list of them, and of those among them that had an answer. */
    readonly address: string;
    readonly repliedAddress: string;
  }[];
}

const mostGroups = 12;

/**
 * What came since a day, by the choices that the form names, by the page on which
 * its senders arrived, and by its source. The caller has asked whether the user may know.
 */
export function listBreakdowns(
  form: FormDefinition,
  since: { readonly day: string; readonly begins: string },
  reader: Reader,
): Promise<Breakdown[]> {
  const addressOf = (narrowed: Partial<InboxView>) =>
    viewAddress({ ...plainView(form), from: since.day, ...narrowed });
  const counted = async (
    name: string,
    dimension: Dimension,
    describe: (value: string | null) => { label: string; narrowed: Partial<InboxView> },
  ): Promise<Breakdown> => {
    const groups = await countBy(form, dimension, {
      ...{ since: since.begins, limit: mostGroups, reader },
    });
    return {
      name,
      groups: groups.map(({ value, count, replied }) => {
        const { label, narrowed } = describe(value);
        const repliedAddress = addressOf({ ...narrowed, show: 'answered' });
        return { label, count, replied, address: addressOf(narrowed), repliedAddress };
      }),
    };
  };
  const choices = form.fields.flatMap((field) => {
    if (field.kind !== 'choice' || !form.staff.countedBy.includes(field.name)) return [];
    return counted(`By ${field.label.toLowerCase()}`, { choice: field.name }, (value) => ({
      label: field.options.find((option) => option.value === value)?.label ?? 'Not given',
      narrowed: { choices: { [field.name]: value ?? notKnown } },
    }));
  });
  return Promise.all([
    ...choices,
    counted('By landing page', 'landing', (value) => ({
      label: value ?? 'Not known',
      narrowed: { landing: value ?? notKnown },
    })),
    counted('By source', 'source', (value) => ({
      label: value ?? 'Not known',
      narrowed: { source: value ?? notKnown },
    })),
  ]);
}
