import type { FormDefinition, FormField, ShownForm } from '@/forms';
import { refusalTexts } from '@/forms/refusal-texts';

import { groupName, optionName } from './forms';

type FormTexts = Readonly<Record<string, string>>;

const ownTexts = new Set<string>(Object.values(refusalTexts));

/** What editors say in place of the door's own words, by its codes; undefined where they are the same. */
function refusalsIn(both: FormTexts): Record<string, string> | undefined {
  const { tooManySent, tooBusy, mayHaveArrived, notStored } = both;
  const said = Object.entries({
    'rate-limited': tooManySent,
    busy: tooBusy,
    'unknown-outcome': mayHaveArrived,
    unavailable: notStored,
  });
  const changed = said.flatMap(([code, text]) =>
    text === undefined || ownTexts.has(text) ? [] : [[code, text] as const],
  );
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}

/** The form with the words that stand on the site. What it asks, requires and accepts is the same. */
export function worded(form: FormDefinition, texts: FormTexts, both: FormTexts): ShownForm {
  const say = (name: string, otherwise: string) => texts[name] ?? otherwise;
  const { name, collection, referenceLetter, honeypot } = form;
  const { submit, submitting, success, failure } = form.texts;
  return {
    ...{ name, collection, referenceLetter, honeypot },
    fields: form.fields.map((field) => wordedField(field, texts)),
    texts: {
      submit: say('submit', submit),
      submitting: say('submitting', submitting),
      success: {
        title: say('successTitle', success.title),
        text: say('successText', success.text),
      },
      failure,
      refusals: refusalsIn(both),
    },
  };
}

/** What an editor made: it says itself what its button is called and what follows, the site the rest. */
export const wordedMade = (made: ShownForm, { texts }: ShownForm): ShownForm => ({
  ...made,
  texts: { ...texts, submit: made.texts.submit, success: made.texts.success },
});

function wordedField(field: FormField, texts: FormTexts): FormField {
  const { name, group } = field;
  const common = {
    label: texts[`${name}Label`] ?? field.label,
    hint: texts[`${name}Hint`] ?? field.hint,
    missing: texts[`${name}Missing`] ?? field.missing,
    group: group && (texts[groupName(group)] ?? group),
  };
  if ('invalid' in field)
    return { ...field, ...common, invalid: texts[`${name}Invalid`] ?? field.invalid };
  if ('options' in field) {
    const options = field.options.map(({ value, label }) => ({
      value,
      label: texts[optionName(field, value)] ?? label,
    }));
    return { ...field, ...common, options };
  }
  return { ...field, ...common };
}

/**
 * The door checks without reading content, so its errors are in the definition's words: where the
 * site has other words for the same, they take their place.
 */
export const wordedErrors = (
  form: ShownForm,
  { fields }: ShownForm,
  errors: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([name, message]) => {
      const own = form.fields.find((field) => field.name === name);
      const shown = fields.find((field) => field.name === name);
      if (message === own?.missing) return [name, shown?.missing ?? message];
      if (own && shown && 'invalid' in own && 'invalid' in shown && message === own.invalid)
        return [name, shown.invalid];
      return [name, message];
    }),
  );
