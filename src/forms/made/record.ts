/** One question as it was asked, and what was answered. */
export interface AskedAnswer {
  readonly key: string;
  readonly kind: string;
  readonly label: string;
  /** Empty where nothing was answered. */
  readonly answer: string;
  /** The same as people read it. */
  readonly words: string;
}

/** All that was asked and answered: readable whatever becomes of the form. */
export interface MadeRecord {
  /** The form, by its id, and when it was last changed before it asked this. */
  readonly form: string;
  readonly version: string;
  readonly title: string;
  readonly asked: readonly AskedAnswer[];
  /** What a retry is known by that comes after the form was changed. */
  readonly sent?: string;
}

// By hand: browsers get the kinds of field, and need no library for this one.
const textIn = (value: object, name: string): string => {
  const found: unknown = Reflect.get(value, name);
  return typeof found === 'string' ? found : '';
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** From its column, or from the text that it is elsewhere. */
export function readRecord(stored: unknown): MadeRecord | null {
  const value: unknown = typeof stored === 'string' ? fromText(stored) : stored;
  if (!isObject(value) || !('asked' in value) || !Array.isArray(value.asked)) return null;
  const sent = textIn(value, 'sent');
  return {
    form: textIn(value, 'form'),
    version: textIn(value, 'version'),
    title: textIn(value, 'title'),
    asked: value.asked.filter(isObject).map((each) => ({
      key: textIn(each, 'key'),
      kind: textIn(each, 'kind'),
      label: textIn(each, 'label'),
      answer: textIn(each, 'answer'),
      words: textIn(each, 'words'),
    })),
    ...(sent !== '' && { sent }),
  };
}

/** Whether two hold what was sent to one form, word for word, or else in the answers that are kept. */
export function isSameRecord(one: MadeRecord | null, other: MadeRecord | null): boolean {
  if (one?.form !== other?.form) return false;
  const [kept, again] = [one, other].map((each) => JSON.stringify({ ...each, sent: undefined }));
  return kept === again || (one?.sent !== undefined && one.sent === other?.sent);
}

function fromText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** As one text, for lists, mails and searches. */
export const recordInWords = ({ asked }: MadeRecord): string =>
  asked.flatMap(({ label, words }) => (words === '' ? [] : [`${label}: ${words}`])).join('\n');
