import { renderApart } from '@/platform/next/render-apart';

import type { AnyComponent, DividedProps } from './data';
import { IslandRoot } from './island-root';

/**
 * Draws an island on the server, complete with the slots that its component shows later: these stand in
 * templates behind it.
 */
export async function drawIsland(
  component: AnyComponent,
  divided: DividedProps,
  prefix: string,
): Promise<string> {
  const drawnSlots = new Set<string>();
  const state = { drawnSlots };
  const html = await renderApart(
    <IslandRoot component={component} state={state} {...divided} />,
    prefix,
  );
  const later = Object.entries(divided.slots).filter(([name]) => !drawnSlots.has(name));
  const templates = later.map(async ([name, node]) => {
    const content = await renderApart(<>{node}</>, `${prefix}${name}`);
    return `<template data-slot="${name}">${content}</template>`;
  });
  return html + (await Promise.all(templates)).join('');
}
