import { createHash } from 'node:crypto';

import { isoDay } from '@/platform/place/calendar-day';

import type { ShownForm } from '../definition';
import { customForm } from '../custom';
import type { Condition, FormField } from '../kinds';
import {
  isTicked,
  optionsOf,
  type MadeDocument,
  type OpeningSettings,
  type Question,
  type QuestionKind,
} from './document';

/** A form that an editor made, ready to be drawn, checked and kept. */
export interface MadeForm {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** When it was last changed. */
  readonly version: string;
  readonly shown: ShownForm;
  /** What stands beside its button. */
  readonly privacyNote: string;
  /** Whether who leaves an address gets a mail. */
  readonly confirms: boolean;
  /** Whether that mail asks to confirm the address. */
  readonly asksToConfirm: boolean;
  readonly opening: OpeningSettings;
  /** What an editor calls the kinds, by the names of the fields: a consent is a checkbox elsewhere. */
  readonly kinds: Readonly<Record<string, QuestionKind>>;
}

const longest = { line: 300, text: 5000 } as const;

/** A page of this site, or one elsewhere: whatever a draft may hold, no other address is led to. */
const isPlace = /^(?:\/(?![/\\])|https:\/\/)/i;

/** The one way from a document to a form: all that draws, checks, keeps and exports it goes by this. */
export function madeForm(document: MadeDocument): MadeForm {
  const { id, title, slug, updatedAt, opening, questions } = document;
  const { texts, honeypot, collection, referenceLetter } = customForm;
  const kinds = Object.fromEntries(questions.map(({ key, kind }) => [key, kind]));
  const pages = pagesOf(questions);
  return {
    ...{ id, slug, title, opening, version: updatedAt, privacyNote: document.privacyNote },
    shown: {
      // Its slug may change while somebody fills it in.
      ...{ name: `forms/${id}`, collection, referenceLetter, honeypot },
      ...{ ...pages, fingerprint: fingerprintOf(pages.fields, kinds) },
      ...(isPlace.test(document.thanksLink) && { thanksAt: document.thanksLink }),
      texts: {
        ...texts,
        submit: document.submit || texts.submit,
        success: {
          title: document.thanksTitle || texts.success.title,
          text: document.thanksText || texts.success.text,
        },
      },
    },
    confirms: document.confirms || document.sendsFile === true || document.asksToConfirm === true,
    asksToConfirm: document.asksToConfirm === true,
    kinds,
  };
}

/** Differs where people agree to other words, or something else is asked, of whom or as a must. */
function fingerprintOf(fields: readonly FormField[], kinds: MadeForm['kinds']): string {
  const asked = fields.map(({ name, label, required, askedIf }) => [
    ...[name, required, kinds[name] === 'consent' && label],
    askedIf && [askedIf.field, askedIf.is, askedIf.answer],
  ]);
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 16);
}

/** What a form asks, and the titles of its pages where it has several. */
function pagesOf(questions: readonly Question[]): Pick<ShownForm, 'fields' | 'steps'> {
  const known = new Map<string, Question>();
  const steps = [''];
  let group: Pick<FormField, 'group' | 'groupText'> = {};
  const fields = questions.flatMap((question, at) => {
    if (question.kind === 'heading' || question.kind === 'step') {
      const { label, text } = question;
      const isStep = question.kind === 'step';
      group = isStep ? {} : { group: label, ...(text && { groupText: text }) };
      // One that stands first names the first page.
      if (isStep) steps.splice(at === 0 ? 0 : steps.length, 1, label);
      return [];
    }
    const earlier = known.get(question.onlyIf);
    known.set(question.key, question);
    const askedIf = earlier && { askedIf: conditionOf(question, earlier) };
    const step = steps.length > 1 && { step: steps.length - 1 };
    return [fieldOf(question, { ...group, ...step, ...askedIf })];
  });
  return steps.length > 1 ? { fields, steps } : { fields };
}

function conditionOf({ onlyIfIs, onlyIfAnswer }: Question, earlier: Question): Condition {
  const is = onlyIfIs !== 'is-not';
  if (isTicked(earlier.kind) || onlyIfAnswer === '') {
    const done = isTicked(earlier.kind) ? 'ticked' : 'answered';
    const words = `Only if you ${is ? '' : 'have not '}${done} “${earlier.label}”.`;
    return { field: earlier.key, is, answer: '', words };
  }
  const words = `Only if your answer to “${earlier.label}” is ${is ? '' : 'not '}“${onlyIfAnswer}”.`;
  return { field: earlier.key, is, answer: onlyIfAnswer, words };
}

function fieldOf(
  question: Question,
  around: Pick<FormField, 'group' | 'groupText' | 'step' | 'askedIf'>,
): FormField {
  const { key, label, hint, required, width, parameter, least, most } = question;
  const base = {
    ...{ name: key, label, required, ...around },
    ...(hint && { hint }),
    ...(width === 'half' && { columns: 2 as const }),
    ...(width === 'full' && { columns: 1 as const }),
    missing: question.missing || missingWords(question),
  };
  const limit = (most: number) => Math.min(question.longest ?? most, most);
  const options = optionsOf(question).map((option) => ({ value: option, label: option }));
  const wrong = (otherwise: string) => question.invalid || otherwise;
  switch (question.kind) {
    case 'name':
      return { ...base, kind: 'text', maxLength: limit(longest.line), autoComplete: 'name' };
    case 'text':
      return { ...base, kind: 'text', maxLength: limit(longest.line) };
    case 'long-text':
      return { ...base, kind: 'long-text', maxLength: limit(longest.text) };
    case 'email': {
      const invalid = wrong(
        'Enter an email address in the correct format, like name@company.co.uk',
      );
      return { ...base, kind: 'email', maxLength: 254, autoComplete: 'email', invalid };
    }
    case 'tel':
      return { ...base, kind: 'tel', maxLength: 50, autoComplete: 'tel' };
    case 'number': {
      const decimals = decimalsOf(question);
      const invalid = wrong(
        decimals
          ? `${label} must be a number with at most ${decimals} decimals`
          : `${label} must be a whole number`,
      );
      return { ...base, kind: 'number', invalid, least, most, decimals };
    }
    case 'date': {
      const invalid = wrong(`${label} must be a day, like 30/11/2026`);
      const [earliest, latest] = [dayOf(question.earliest), dayOf(question.latest)];
      return { ...base, kind: 'date', invalid, earliest, latest };
    }
    case 'file': {
      const { mostFiles = 1, files } = question;
      const several = mostFiles > 1;
      return { ...base, kind: 'file', several, most: mostFiles, ...(files && { only: files }) };
    }
    case 'choice':
    case 'radios':
    case 'several':
      return { ...base, kind: question.kind, options };
    case 'hidden':
      return { ...base, kind: 'hidden', required: false, maxLength: longest.line, parameter };
    case 'checkbox':
    case 'consent':
    case 'heading':
    case 'step':
      return { ...base, kind: 'checkbox' };
  }
}

const decimalsOf = ({ decimals = 0 }: Question) =>
  decimals === 1 || decimals === 2 || decimals === 3 ? decimals : undefined;

const dayOf = (moment: number | undefined): string | undefined =>
  moment === undefined ? undefined : isoDay(new Date(moment));

function missingWords({ kind, label }: Question): string {
  switch (kind) {
    case 'choice':
    case 'radios':
    case 'several':
      return `Select an answer to “${label}”`;
    case 'checkbox':
    case 'consent':
      return `Tick “${label}”`;
    case 'file':
      return `Choose a file for “${label}”`;
    default:
      return `Answer “${label}”`;
  }
}
