import { wakeDrafts } from '@/forms/fill/wake-drafts';
import { notePageEvent } from '../analytics/events';

import { carryBuilding } from '../frame/carry-building';
import { giveBackFields } from '../own-section/give-back-fields';
import { keepDatesCurrent } from '../frame/keep-dates-current';
import { drawBelowScreen } from '../ground/browser/draw-below-screen';
import { repeatEarlyClicks } from './early-clicks';
import { startVideos } from '../sections/articles/text/video-behaviour';
import { startConsent, noteArrival } from '../consent/start-consent';
import { startHeader } from '../frame/header-behaviour';
import { scrollAtOnce } from '../frame/scroll-at-once';
import { startIndustriesMenu } from '../frame/industries-menu-behaviour';
import { startSchemeSwitch } from '../scheme/scheme-switch-behaviour';

/** Each looks for its own markup, and does nothing on a page without it. */
const parts = [
  scrollAtOnce,
  startHeader,
  startIndustriesMenu,
  carryBuilding,
  drawBelowScreen,
  wakeDrafts,
  giveBackFields,
  startSchemeSwitch,
  keepDatesCurrent,
  noteArrival,
  notePageEvent,
  startConsent,
  startVideos,
  repeatEarlyClicks,
];

// In development, when one of them changes: nobody can take back what the old one listens to.
import.meta.turbopackHot?.dispose(() => location.reload());

let isStarted = false;

/**
 * Makes more of a page that works as plain HTML. One part that fails does not take the others.
 * @param startIslands has the page's islands wake, whose code comes in two ways
 */
export function startPage(startIslands: () => void): void {
  if (isStarted) return;
  isStarted = true;
  for (const start of [startIslands, ...parts]) {
    try {
      start();
    } catch (error) {
      reportError(error);
    }
  }
}
