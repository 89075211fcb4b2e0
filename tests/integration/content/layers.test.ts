import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Industry } from '@/payload-types';

import { logNowhere, payload } from '../../support/payload';
import { rest } from '../../support/rest';
import { refusal, signedInEditor } from '../../support/staff/editor';

// Refusals have their lines.
logNowhere();

let headers: Record<string, string>;
beforeAll(async () => {
  headers = await signedInEditor();
});

const readFitness = async (): Promise<Industry> => {
  const { docs } = await payload.find({
    collection: 'industries',
    where: { slug: { equals: 'fitness' } },
    depth: 0,
  });
  if (!docs[0]) throw new Error('The seed has no fitness');
  return docs[0];
};

let fitness: Industry;
beforeEach(async () => {
  fitness = await readFitness();
});
afterEach(() =>
  payload.update({
    collection: 'industries',
    id: fitness.id,
    data: { drawing: fitness.drawing, solutions: fitness.solutions },
    context: { disableRevalidate: true },
  }),
);

const save = (body: object) => rest('PATCH', `/industries/${fitness.id}`, { headers, body });
const named = ({ drawing, solutions }: Industry) =>
  solutions.map(({ replaces }) => replaces.map((layer) => drawing.layers[layer - 1]?.name).sort());

test('a layer that the drawing does not have is refused at its field', async () => {
  const [first, ...others] = fitness.solutions;
  const answer = await save({ solutions: [{ ...first, replaces: [1, 9] }, ...others] });
  expect(answer.status).toBe(400);
  const { errors } = refusal.parse(await answer.json());
  expect(errors[0]?.data?.errors).toEqual([
    {
      path: 'solutions.0.replaces',
      message:
        'The drawing has no layer 9. Its layers are 1 Membership system, 2 Class booking app, 3 Direct Debit bureau log-in, 4 Door access software, 5 Health forms on a clipboard.',
    },
  ]);
});

test('when layers are moved, each solution still replaces the same ones', async () => {
  const layers = [...fitness.drawing.layers].reverse();
  const answer = await save({
    drawing: { ...fitness.drawing, layers },
    solutions: fitness.solutions,
  });
  expect(answer.status).toBe(200);
  const now = await readFitness();
  expect(named(now)).toEqual(named(fitness));
  expect(now.solutions[0]?.replaces).toEqual([5]);
});

test('a layer that is taken out is no longer replaced', async () => {
  const layers = fitness.drawing.layers.slice(1);
  const [, ...solutions] = fitness.solutions;
  const answer = await save({ drawing: { ...fitness.drawing, layers }, solutions });
  expect(answer.status).toBe(200);
  const left = named(fitness).slice(1);
  const first = fitness.drawing.layers[0]?.name;
  expect(named(await readFitness())).toEqual(
    left.map((names) => names.filter((name) => name !== first)),
  );
});
