import { expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { fewestOfEach, learn, spamWords, type Lesson } from '@/submissions/spam/classifier';
import { evidenceIn } from '@/submissions/spam/evidence';

import { enquiries, spam } from '../../support/submissions/spam-and-enquiries';

const tokensOf = (message: string) =>
  evidenceIn(contactForm, { name: 'Ada Lovelace', email: 'ada@gmail.com', message }).tokens;

const lesson = (message: string, isSpam: boolean): Lesson => ({
  isSpam,
  tokens: tokensOf(message),
});

const lessons = (ham: readonly string[], bad: readonly string[]) => [
  ...ham.map((message) => lesson(message, false)),
  ...bad.map((message) => lesson(message, true)),
];

/** Each fourth is judged by what the others teach. */
const folds = [0, 1, 2, 3];
const inFold = (fold: number) => (_: string, index: number) => index % 4 === fold;
const outOfFold = (fold: number) => (_: string, index: number) => index % 4 !== fold;

test('of enquiries that it has not seen it takes none for spam, and of spam it finds most', () => {
  const judgedBy = (fold: number, texts: readonly string[]) => {
    const learned = learn(lessons(enquiries.filter(outOfFold(fold)), spam.filter(outOfFold(fold))));
    return texts
      .filter(inFold(fold))
      .map((text) => ({ text, words: spamWords(learned, tokensOf(text)) }));
  };
  const good = folds.flatMap((fold) => judgedBy(fold, enquiries));
  const bad = folds.flatMap((fold) => judgedBy(fold, spam));
  expect(good.filter(({ words }) => words !== null)).toEqual([]);
  const missed = bad.filter(({ words }) => words === null).map(({ text }) => text);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(spam.length / 5);
  for (const { text, words } of bad)
    for (const word of words ?? []) expect(text.toLowerCase()).toContain(word);
});

test('with fewer than twenty of either it says nothing', () => {
  const clear = tokensOf(spam[3] ?? '');
  const few = learn(lessons(enquiries, spam.slice(0, fewestOfEach - 1)));
  expect(spamWords(few, clear)).toBeNull();
  expect(spamWords(learn(lessons(enquiries.slice(1, fewestOfEach), spam)), clear)).toBeNull();
  expect(spamWords(learn([]), clear)).toBeNull();
  const enough = learn(lessons(enquiries.slice(0, fewestOfEach), spam.slice(0, fewestOfEach)));
  expect(spamWords(enough, clear)).toHaveLength(3);
});

test('words that nobody has seen, and fewer than three, say nothing', () => {
  const learned = learn(lessons(enquiries, spam));
  expect(
    spamWords(learned, tokensOf('Zwölf Boxkämpfer jagen Viktor quer über den Deich.')),
  ).toBeNull();
  expect(spamWords(learned, ['casino', 'bonus'])).toBeNull();
  expect(spamWords(learned, [])).toBeNull();
});

test('what is taken back is forgotten: the same lessons give the same counts', () => {
  const once = learn(lessons(enquiries, spam));
  const more = [...lessons(enquiries, spam), lesson('Casino for our care home', false)];
  expect(learn(more.slice(0, -1))).toEqual(once);
  expect(learn(more).tokens.get('casino')).not.toEqual(once.tokens.get('casino'));
});

test('hosts are evidence, names and addresses are none', () => {
  const { tokens, addresses, hosts, links } = evidenceIn(contactForm, {
    name: 'Casino Royale',
    email: 'Robert.Tiz@Mail.example',
    message: 'See https://www.Win-Big.top/a?b=c, or write to boss@other.example. 020 7946 0000',
  });
  expect(tokens).toEqual(['win-big.top', '@mail.example', '@other.example', 'see', 'write']);
  expect([...addresses]).toEqual(['robert.tiz@mail.example', 'boss@other.example']);
  expect([...hosts]).toEqual(['win-big.top', 'mail.example', 'other.example']);
  expect(links).toBe(1);
});

test('letters in disguise are the same letters', () => {
  expect(tokensOf('ＣＡＳ\u200bＩＮÓ 𝐛𝐨𝐧𝐮𝐬')).toEqual(expect.arrayContaining(['casino', 'bonus']));
});

test.each([
  ['one word without an end', 'a'.repeat(5_000_000)],
  ['hyphens', 'a-'.repeat(2_000_000)],
  ['dots', 'a.'.repeat(2_000_000)],
  ['ats', '@'.repeat(2_000_000)],
  ['links', 'https://a.b/ '.repeat(300_000)],
  ['tags', '<a '.repeat(1_000_000)],
  ['marks', `a${'\u0301'.repeat(2_000_000)}`],
  ['words', Array.from({ length: 300_000 }, (_, at) => `w${at.toString(36)}`).join(' ')],
])('it looks at no more than its limit of %s', (_, message) => {
  const since = performance.now();
  const { tokens } = evidenceIn(contactForm, { name: message, email: null, message });
  expect(tokens.length).toBeLessThanOrEqual(400);
  // Without a limit, or with a pattern that goes back, this takes minutes.
  expect(performance.now() - since).toBeLessThan(5000);
});
