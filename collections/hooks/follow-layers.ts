import { ValidationError, type CollectionBeforeValidateHook } from 'payload';
import { z } from 'zod';

import type { Industry } from '@/payload-types';

const drawn = z.object({
  drawing: z.object({
    layers: z.array(z.object({ id: z.string().nullish(), name: z.string().nullish() })),
  }),
});

/** What is stored already; a draft may lack any of it. */
const stored = drawn.extend({
  id: z.string(),
  solutions: z.array(z.object({ id: z.string().nullish(), replaces: z.unknown() })),
});

/**
 * A solution says by number which layers of the drawing it replaces. When layers are moved or taken
 * out, the numbers that nobody changed follow them. Then each has to be one of a layer, but in a
 * draft.
 */
export const followLayers: CollectionBeforeValidateHook<Industry> = ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const layers = drawn.safeParse(data).data?.drawing.layers;
  const solutions = data?.solutions;
  // What is missing is Payload's to refuse.
  if (!layers || !Array.isArray(solutions)) return data;
  const earlier = stored.safeParse(originalDoc).data;
  const moved = solutions.map((solution) => {
    const before = earlier?.solutions.find(({ id }) => id && id === solution.id);
    if (!earlier || !before || !Array.isArray(solution.replaces)) return solution;
    if (String(before.replaces) !== String(solution.replaces)) return solution;
    return { ...solution, replaces: follow(solution.replaces, earlier.drawing.layers, layers) };
  });
  const errors = moved.flatMap(({ replaces }, index) => {
    const numbers = Array.isArray(replaces) ? replaces : [];
    const wrong = numbers.filter((layer) => !(layer >= 1 && layer <= layers.length));
    if (wrong.length === 0) return [];
    const names = layers.map(({ name }, at) => `${at + 1} ${name ?? ''}`).join(', ');
    const message = `The drawing has no layer ${wrong.join(', ')}. Its layers are ${names}.`;
    return [{ path: `solutions.${index}.replaces`, label: 'Replaces', message }];
  });
  if (errors.length > 0 && data?._status !== 'draft')
    throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
  return { ...data, solutions: moved };
};

type Layers = readonly { id?: string | null | undefined }[];

function follow(replaces: number[], before: Layers, after: Layers): number[] {
  const places = before.map(({ id }) => after.findIndex((layer) => id && layer.id === id) + 1);
  // Written anew, by a program that does not send ids.
  if (places.every((place) => place === 0)) return replaces;
  return replaces
    .map((layer) => places[layer - 1] ?? layer)
    .filter((layer) => layer > 0)
    .sort((a, b) => a - b);
}
