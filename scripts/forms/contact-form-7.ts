import {
  leftOut,
  plain,
  whyNot,
  type ForeignForm,
  type ForeignQuestion,
  type NewQuestion,
} from './foreign-form';

/**
 * A form-tag, https://contactform7.com/tag-syntax/: `[select* days multiple "Monday" "Friday"]`. A bracket
 * within quotes does not end it.
 */
const formTag =
  /\[([a-z]+)(\*?)(?:\s+((?:"[^"\n]*"|'[^'\n]*'|"(?![^"\n]*")|'(?![^'\n]*')|[^\]"'])*))?\](?:([^[]*)\[\/\1\])?/gi;

interface Tag {
  readonly type: string;
  readonly isRequired: boolean;
  readonly name: string;
  readonly settings: readonly string[];
  /** What stands in quotes. */
  readonly values: readonly string[];
  /** What stands before it, and between it and its end. */
  readonly before: string;
  readonly within: string;
}

/** The text of a form, as “Contact → Edit” shows it. */
export function readContactForm7(text: string, title: string): ForeignForm[] {
  const tags = tagsIn(text);
  const submit = tags.find(({ type }) => type === 'submit');
  const left: string[] = [];
  const questions = tags.flatMap((tag): ForeignQuestion[] => {
    if (tag.type === 'submit') return [];
    const asked = toQuestion(tag);
    if ('reason' in asked) {
      left.push(leftOut(labelOf(tag), tag.type, asked.reason));
      return [];
    }
    return [{ ...asked, id: tag.name, columns: [tag.name] }];
  });
  if (questions.length === 0) return [];
  const [words = ''] = submit?.values ?? [];
  return [{ program: 'contact-form-7', id: title, title, submit: words, questions, leftOut: left }];
}

function tagsIn(text: string): Tag[] {
  let end = 0;
  return [...text.matchAll(formTag)].map((found) => {
    const [whole, type = '', star, rest = '', within = ''] = found;
    const before = text.slice(end, found.index);
    end = found.index + whole.length;
    const quoted = /"([^"]*)"|'([^']*)'/g;
    const values = [...rest.matchAll(quoted)].map(([, double, single]) => double ?? single ?? '');
    const [name = '', ...settings] = rest.replace(quoted, '').trim().split(/\s+/);
    return {
      ...{ type: type.toLowerCase(), isRequired: star === '*', name, settings },
      ...{ values, before, within },
    };
  });
}

/** The words in front of it: in its `label`, or in the last line before it. */
function labelOf({ before, name }: Tag): string {
  const [last = ''] = before
    .split(/<\/label>|<\/p>|<br\s*\/?>\s*\n|\n\s*\n/i)
    .map(plain)
    .filter((words) => words !== '')
    .slice(-1);
  return last || inWords(name);
}

/** `your-name` */
export const inWords = (name: string): string =>
  name.replace(/[-_]+/g, ' ').replace(/^./, (letter) => letter.toUpperCase());

/** What a name says of a field, where nothing else does. */
export function kindByName(name: string): NewQuestion['kind'] {
  if (/e-?mail/i.test(name)) return 'email';
  if (/(^|[-_ ])name$/i.test(name) || /^your[-_]name/i.test(name)) return 'name';
  if (/phone|(^|[-_])tel/i.test(name)) return 'tel';
  return /message|comment|question|text/i.test(name) ? 'long-text' : 'text';
}

/** Of `10:Morning|am`, what people read. */
const optionsOf = ({ values }: Tag): string[] =>
  values.map((value) => plain(value.split('|')[0] ?? value)).filter((value) => value !== '');

function limitsOf({ settings }: Tag) {
  const limit = (name: string) => {
    const found = settings
      .find((setting) => setting.startsWith(`${name}:`))
      ?.slice(name.length + 1);
    return found !== undefined && /^-?\d+$/.test(found) ? Number(found) : undefined;
  };
  const [least, most] = [limit('min'), limit('max')];
  return { ...(least !== undefined && { least }), ...(most !== undefined && { most }) };
}

function toQuestion(tag: Tag): NewQuestion | { readonly reason: string } {
  const { type, isRequired, name, settings, within } = tag;
  const options = optionsOf(tag);
  const base = { label: labelOf(tag), required: isRequired };
  switch (type) {
    case 'text':
      return { ...base, kind: kindByName(name) === 'name' ? 'name' : 'text' };
    case 'url':
      return { ...base, kind: 'text' };
    case 'email':
    case 'tel':
    case 'date':
      return { ...base, kind: type };
    case 'number':
    case 'range':
      return { ...base, kind: 'number', ...limitsOf(tag) };
    case 'textarea':
      return { ...base, kind: 'long-text' };
    case 'select':
      return { ...base, kind: settings.includes('multiple') ? 'several' : 'choice', options };
    case 'radio':
      return { ...base, kind: 'radios', options };
    case 'checkbox':
      if (options.length === 1)
        return { ...base, kind: 'checkbox', label: options[0] ?? base.label };
      return { ...base, kind: settings.includes('exclusive') ? 'radios' : 'several', options };
    case 'acceptance':
      return {
        kind: 'consent',
        label: plain(within) || options[0] || base.label,
        required: !settings.includes('optional'),
      };
    case 'hidden':
      return { kind: 'hidden', label: inWords(name), parameter: name };
    case 'file':
      return { ...base, kind: 'file' };
    case 'quiz':
    case 'captchar':
    case 'captchac':
      return { reason: whyNot.guard };
    default:
      return { reason: whyNot.unknown };
  }
}
