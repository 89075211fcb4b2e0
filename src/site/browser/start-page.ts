import { fillForms } from '@/forms/fill/fill-forms';

import { carryBuilding } from '../frame/carry-building';
import { keepDatesCurrent } from '../frame/keep-dates-current';
import { drawBelowScreen } from '../ground/browser/draw-below-screen';
import { noteArrival } from '../analytics/note-arrival';
import { notePageEvent } from '../analytics/note-page-event';
import { repeatEarlyClicks } from './repeat-early-clicks';
import { startCarousels } from '../sections/home/carousel-behaviour';
import { startConsent } from '../consent/start-consent';
import { startCopying } from '../sections/gallery/copy-path-behaviour';
import { startHeader } from '../frame/header-behaviour';
import { startIndustriesMenu } from '../frame/industries-menu-behaviour';
import { startSchemeSwitch } from '../scheme/scheme-switch-behaviour';
import { showProjectImages } from '../sections/work/project-image-behaviour';
import { watchGalleryImages } from '../sections/gallery/gallery-image-behaviour';

/** Each looks for its own markup, and does nothing on a page without it. */
const parts = [
  startHeader,
  startIndustriesMenu,
  carryBuilding,
  drawBelowScreen,
  fillForms,
  startCarousels,
  startSchemeSwitch,
  showProjectImages,
  watchGalleryImages,
  startCopying,
  keepDatesCurrent,
  noteArrival,
  notePageEvent,
  startConsent,
  repeatEarlyClicks,
];

// In development, when one of them changes: nobody can take back what the old one listens to.
import.meta.turbopackHot?.dispose(() => location.reload());

let isStarted = false;

/** Makes more of a page that works as plain HTML. One part that fails does not take the others. */
export function startPage(): void {
  if (isStarted) return;
  isStarted = true;
  for (const start of parts) {
    try {
      start();
    } catch (error) {
      reportError(error);
    }
  }
}
