export interface MalformedSubmission {
  readonly form: 'contact' | 'quote';
  readonly body: Buffer;
  readonly contentType: string;
}

/** Equal seeds give equal numbers from 0 to 1 (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;

const upTo = (random: Random, most: number) => Math.floor(random() * most);

function pick<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[upTo(random, items.length)] ?? items[0];
}

const good = {
  contact: { name: 'Ada Okafor', email: 'ada@malformed.example', message: 'Hello' },
  quote: {
    name: 'Ada Okafor',
    email: 'ada@malformed.example',
    projectType: 'cms',
    description: 'Hello',
  },
};

const texts = ['name', 'email'] as const;

const wrongValues: readonly [unknown, ...unknown[]] = [
  0, -1, 1e308, true, false, [], ['text'], {}, { $ne: null }, { toString: 'x' }, '', ' \t ', '\u00a0\u2003',
  '\u0000', '\u0007\u200b', '\ud800', 'x'.repeat(5001),
]; // oxfmt-ignore

const wrongAddresses: readonly [string, ...string[]] = [
  'ada',
  'ada@',
  '@example',
  'ada@@example.com',
  'ada@example..com',
  'ada okafor@example.com',
  ...['\n', '\r\n', '\u2028', '\u0085', '\v'].map(
    (end) => `ada@example.com${end}Bcc: all@example.com`,
  ),
  `${'a'.repeat(250)}@example.com`,
  '<ada@example.com>',
];

const json = 'application/json';
const urlEncoded = 'application/x-www-form-urlencoded';

/** Every way in which a body can be no submission. Each gives a body that must be refused. */
const ways: readonly [
  (random: Random, form: 'contact' | 'quote') => readonly [string | Buffer, string],
  ...((random: Random, form: 'contact' | 'quote') => readonly [string | Buffer, string])[],
] = [
  function noise(random) {
    const bytes = Array.from({ length: 1 + upTo(random, 400) }, () => upTo(random, 256));
    return [Buffer.from(bytes), json];
  },
  function cutOff(random, form) {
    const whole = JSON.stringify(good[form]);
    return [whole.slice(0, upTo(random, whole.length)), json];
  },
  function wrongType(random, form) {
    const body = { ...good[form], [pick(random, texts)]: pick(random, wrongValues) };
    return [JSON.stringify(body), json];
  },
  function missing(random, form) {
    const body = { ...good[form], [pick(random, texts)]: pick(random, [undefined, null]) };
    return [JSON.stringify(body), json];
  },
  function wrongAddress(random, form) {
    return [JSON.stringify({ ...good[form], email: pick(random, wrongAddresses) }), json];
  },
  function notAnObject(random) {
    return [pick(random, ['[]', 'null', '1', '"text"', 'true', '[{}]', '{}', '', ' ']), json];
  },
  function deep(random) {
    const depth = 1000 + upTo(random, 20_000);
    return ['['.repeat(depth) + ']'.repeat(depth), json];
  },
  function prototype(_random, form) {
    return [`{"__proto__":${JSON.stringify(good[form])},"constructor":{"prototype":{}}}`, json];
  },
  function tooLarge(random, form) {
    const message = 'x'.repeat(64 * 1024 + upTo(random, 100_000));
    return [JSON.stringify({ ...good[form], message, description: message }), json];
  },
  function wrongUtf8(random, form) {
    const bad = pick(random, [[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80]]);
    const text = JSON.stringify({ ...good[form], name: '@@' });
    const [head = '', tail = ''] = text.split('@@');
    return [Buffer.concat([Buffer.from(head), Buffer.from(bad), Buffer.from(tail)]), json];
  },
  function wrongChoice(random) {
    const projectType = pick(random, ['CMS', 'web ', 'null', '1', 'constructor', '__proto__']);
    return [JSON.stringify({ ...good.contact, ...good.quote, message: '', projectType }), json];
  },
  function wrongMediaType(random, form) {
    const type = pick(random, ['text/plain', 'text/xml', 'multipart/mixed', 'image/png', 'x']);
    return [JSON.stringify(good[form]), type];
  },
  function brokenForm(random) {
    const text = pick(random, [
      '%',
      'name=%zz&email=%',
      '&&&&',
      'name=%ff&email=%00',
      '=',
      'a[b]=c',
    ]);
    return [text, urlEncoded];
  },
  function brokenParts(random) {
    const body = pick(random, ['', '--x', '--x\r\n\r\n', '--x\r\nContent-Disposition: form-data']);
    return [body, pick(random, ['multipart/form-data', 'multipart/form-data; boundary=x'])];
  },
];

/** A body that no form takes, and the same one for the same number. */
export function malformedSubmission(number: number): MalformedSubmission {
  const random = numbersFrom(number);
  const form = pick<'contact' | 'quote'>(random, ['contact', 'quote']);
  const [body, contentType] = pick(random, ways)(random, form);
  return { form, body: Buffer.from(body), contentType };
}
