import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** Each exported action of a module, with the first line of its body. */
const action = /^export async function (\w+)[^{]*\{\n(.*)$/gm;

test('every action of the inbox begins by reading what it was sent', () => {
  const modules = readdirSync('src/inbox', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [file, readFileSync(`src/inbox/${file}`, 'utf8')] as const)
    .filter(([, source]) => source.startsWith("'use server'"));
  const actions = modules.flatMap(([file, source]) =>
    [...source.matchAll(action)].map(([, name, first = '']) => ({
      name: `${file}: ${name ?? ''}`,
      begins: first.includes('= sentForm(sent);'),
    })),
  );
  const exported = modules.flatMap(
    ([, source]) => source.match(/^export (?!type|interface)/gm) ?? [],
  );
  expect(actions).toHaveLength(exported.length);
  expect(actions.length).toBeGreaterThan(10);
  expect(actions.filter(({ begins }) => !begins)).toEqual([]);
});
