import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';
import { z } from 'zod';

import { webProcessArgs } from '../../../scripts/steps/programs.mjs';

it('starts the web process in a container as everywhere else', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  const [, command = ''] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
  expect(z.array(z.string()).parse(JSON.parse(command))).toEqual([
    'node',
    ...webProcessArgs('dist'),
  ]);
});
