import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { OwnGround, type OwnLayer } from '@/site/ground/own/own-ground';

const layer = (name: string, weight: number | null, stays = false): OwnLayer => ({
  ...{ name, weight, stays },
  hatch: name.length,
});
const draw = (...layers: OwnLayer[]) =>
  renderToStaticMarkup(<OwnGround id="own" title="One system" layers={layers} />);
/** Of the 480 that the ground is deep. */
const heightsOf = (html: string) =>
  [...html.matchAll(/<rect class="ground-[^>]* height="([\d.]+)"/g)].map(([, height]) =>
    Number(height),
  );

test('a layer is as thick as its cost, however thin that is', () => {
  expect(heightsOf(draw(layer('CRM', 300), layer('Accounts', 100, true)))).toEqual([120]);
  expect(heightsOf(draw(layer('CRM', 99), layer('Accounts', 1, true)))).toEqual([4.8]);
  expect(heightsOf(draw(layer('CRM', 1), layer('Accounts', 3, true)))).toEqual([360]);
});

test('a layer without a cost is a seam, and no thickness', () => {
  const html = draw(layer('CRM', 300), layer('Fleet app', null), layer('Payroll', null, true));
  expect(html.match(/ground-seam/g)).toHaveLength(2);
  expect(heightsOf(html)).toEqual([19.2]);
  // While none is known all are.
  expect(
    draw(layer('CRM', null), layer('Accounts', null, true)).match(/ground-seam/g),
  ).toHaveLength(2);
});

test('a layer that costs nothing is no seam', () => {
  const html = draw(layer('CRM', 300), layer('Rota', 0), layer('Accounts', 0, true));
  expect(html).not.toContain('ground-seam');
  expect(heightsOf(html)).toEqual([0]);
  const free = draw(layer('CRM', 0), layer('Accounts', 0, true));
  expect(free).not.toMatch(/ground-seam|NaN/);
});

test('every layer has its name, and a line to it', () => {
  const html = draw(layer('CRM', 9000), layer('Reports', 1), layer('Accounts', 1, true));
  for (const name of ['CRM', 'Reports', 'Accounts']) expect(html).toContain(`>${name}</li>`);
  expect(html.match(/ground-lead/g)).toHaveLength(3);
  expect(html).not.toMatch(/NaN|undefined/);
});

test('before anything is ticked there is a ground line over empty beds, and no accent', () => {
  const html = draw();
  expect(html.match(/ground-surface/g)).toHaveLength(1);
  expect(html).toContain('ground-bed');
  expect(html).not.toMatch(/ground-layer|ground-fault|ground-t\d|url\(|<li|One system|NaN/);
  // The first layer finds the place that it takes.
  const gridOf = (drawn: string) => /class="(ground-own[^"]*)"/.exec(drawn)?.[1];
  expect(gridOf(html)).toBe(gridOf(draw(layer('CRM', 300))));
  expect(draw(layer('CRM', 300))).not.toContain('ground-bed');
});
