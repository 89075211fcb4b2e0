import { expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { blockedBy, blockListProblem, readBlockList } from '@/submissions/spam/block-list';
import { evidenceIn } from '@/submissions/spam/evidence';

test.each([
  ['https://win.example', /^Line 1: “https:\/\/win\.example” is the address of a page/],
  ['win.example/offer', /is the address of a page: write its host alone/],
  ['*.win.example', /needs no sign for “whatever”/],
  ['.win.example', /needs no sign for “whatever”/],
  ['@', /is no host/],
  ['a@b', /is no email address/],
  ['two words@win.example', /is no email address/],
  ['a@b@win.example', /is no email address/],
  ['ok', /is too short: write 3 letters at least/],
  ['…!?', /is too short/],
  ['a'.repeat(101), /is longer than 100 characters/],
  ['casino\n\nwin.example\nhttp://x', /^Line 4: “http:\/\/x” /],
  ['casino\n'.repeat(501), /^501 entries are too many: 500 are the most\.$/],
])('what makes no sense is said of its line: %j', (list, problem) => {
  expect(blockListProblem(list)).toMatch(problem);
});

test('what makes sense has no problem, and what does not is left out all the same', () => {
  const list = 'Boss@Win.example\r\n@mail.example\nbücher.example\nfree  spins\n\n  Ölpreis ';
  expect(blockListProblem(list)).toBeNull();
  expect(blockListProblem('')).toBeNull();
  const read = readBlockList(`${list}\nhttps://no.example\n`);
  expect([...read.addresses.keys()]).toEqual(['boss@win.example']);
  expect([...read.hosts.keys()]).toEqual(['mail.example', 'xn--bcher-kva.example']);
  expect([...read.phrases]).toEqual([['free', [{ text: ' free spins ', entry: 'free  spins' }]]]);
  expect([...read.words.keys()]).toEqual(['olpreis']);
});

test.each([
  ['bücher.example', 'See https://xn--bcher-kva.example/x'],
  ['xn--bcher-kva.example', 'See https://www.Bücher.example.'],
  ['bit.ly', 'Short: bit.ly/3abc'],
  ['free spins', 'Get FREE\n spins!'],
  ['free spins', 'Ｆree-spins'],
  ['dont miss', 'Don’t miss it'],
])('%s is met by “%s”', (entry, message) => {
  const evidence = evidenceIn(contactForm, { name: 'Ada', email: null, message });
  expect(blockedBy(readBlockList(entry), evidence)).toBe(entry);
});

test.each([
  ['win.example', 'See https://win.example.org and darwin.example'],
  ['spin', 'A spinning wheel'],
  ['free spins', 'free of spins'],
])('%s is not met by “%s”', (entry, message) => {
  const evidence = evidenceIn(contactForm, { name: 'Ada', email: null, message });
  expect(blockedBy(readBlockList(entry), evidence)).toBeNull();
});
