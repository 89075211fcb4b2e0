import { brotliCompressSync, gzipSync } from 'node:zlib';

import type { Dice } from './dice';

/** Planted in all that is sent: no log may hold it. */
export const canary = 'canary-7f3a9b';

const values = [
  '1',
  '-1',
  '99999999999999999999',
  'NaN',
  'null',
  'true',
  canary,
  `${canary}@private.example`,
  "'; DROP TABLE users; --",
  '${7*7}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '%0d%0aSet-Cookie:x=y',
  '\u0000',
  '\ud800',
  '2026-13-45',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  'x'.repeat(5000),
] as const;

const names = [
  ...(['page', 'limit', 'depth', 'sort', 'where', 'select', 'populate', 'joins', 'draft'] as const),
  ...(['locale', 'fallback-locale', 'trash', 'data', 'where[id][in]', 'where[and][0][x]'] as const),
  ...(['where[slug][equals]', 'where[createdAt][like]', 'select[__proto__]', '_rsc'] as const),
  ...(['token', 'q', 'form', 'email', 'password', 'code', 'id', 'role', 'collection'] as const),
] as const;

export const aName = (dice: Dice): string => dice.one(names);
export const aValue = (dice: Dice): string => dice.one(values);

export const aQuery = (dice: Dice): string =>
  Array.from(
    { length: dice.below(4) },
    () => `${aName(dice)}=${dice.hits(2) ? encodeURIComponent(safe(aValue(dice))) : '1'}`,
  ).join('&');

const safe = (text: string) => text.replaceAll('\ud800', '');

const bomb = Buffer.from('0'.repeat(20_000_000));
const gzipBomb = gzipSync(bomb);
const brotliBomb = brotliCompressSync(bomb);

export interface Body {
  readonly type: string;
  readonly bytes: Buffer;
  readonly encoding?: string;
}

const fields = (dice: Dice) =>
  Object.fromEntries(Array.from({ length: dice.below(5) }, () => [aName(dice), aValue(dice)]));

const makers = [
  (dice: Dice): Body => ofText('application/json', JSON.stringify(fields(dice))),
  (dice: Dice): Body => ofText('application/json', JSON.stringify(fields(dice)).slice(0, -1)),
  (dice: Dice): Body => ofText('application/json', dice.one(['', 'null', '[]', '1', '"x"', '{'])),
  (): Body => ofText('application/json', '['.repeat(100_000)),
  (): Body => ofText('application/json', '{"a":'.repeat(20_000)),
  (dice: Dice): Body =>
    ofText('application/x-www-form-urlencoded', new URLSearchParams(fields(dice)).toString()),
  (): Body => ofText('application/x-www-form-urlencoded', `a=${'%'.repeat(3000)}`),
  (dice: Dice): Body => {
    const parts = Object.entries(fields(dice)).map(
      ([name, value]) =>
        `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    return ofText('multipart/form-data; boundary=x', `${parts.join('')}--x--\r\n`);
  },
  (): Body => ofText('multipart/form-data', '--x\r\n'),
  (): Body =>
    ofText('multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; na'),
  (): Body => ({ type: 'application/json', bytes: gzipBomb, encoding: 'gzip' }),
  (): Body => ({ type: 'application/json', bytes: brotliBomb, encoding: 'br' }),
  (dice: Dice): Body => ofText('text/plain;charset=UTF-8', `[${JSON.stringify(fields(dice))}]`),
  (dice: Dice): Body =>
    ofText('application/octet-stream', 'x'.repeat(dice.one([1, 2000, 70_000, 1_200_000]))),
] as const satisfies readonly ((dice: Dice) => Body)[];

const ofText = (type: string, text: string): Body => ({ type, bytes: Buffer.from(text) });

export const aBody = (dice: Dice): Body => dice.one(makers)(dice);
