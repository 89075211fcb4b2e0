import { expect, test } from 'vitest';

import { islandEntries, islandFault } from '../../../scripts/steps/browser-code/island-code.mjs';

test('every island of this site is one, under the name of its file', () => {
  expect(Object.keys(islandEntries())).toContain('submission-form');
});

const good = `'use client';

function Clock() {}

export default island(
  { name: 'clock', wake: 'load' },
  Clock,
);
`;

test('a file that would be dead is refused, and the remedy is named', () => {
  const file = 'src/site/clock.island.tsx';
  expect(islandFault(file, good)).toBeUndefined();
  expect(islandFault(file, good.replace("'use client';\n\n", ''))).toContain("'use client';");
  for (const code of [
    good.replace("'clock'", "'watch'"),
    good.replace(/export default[^]*$/, 'export default Clock;'),
  ])
    expect(islandFault(file, code)).toContain("island({ name: 'clock', … }, Component)");
});
