import { galleryImageFailed } from '@/words/fixed';

/** Puts the words that say so in the place of a picture that cannot be loaded. */
export function watchGalleryImages(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('[data-gallery-image]')) {
    const tell = () => image.replaceWith(failure(image.dataset.galleryImage ?? ''));
    // It may have failed before this code ran.
    if (image.complete && image.currentSrc && image.naturalWidth === 0) tell();
    else image.addEventListener('error', tell);
  }
}

function failure(path: string): HTMLElement {
  const place = element('div', 'absolute inset-0 flex items-end p-5');
  const words = element('p', 'bg-paper px-3.5 py-2.5 leading-[1.4] font-[640]');
  const address = element('span', 'block text-small font-[420] wrap-anywhere stretch-86');
  address.textContent = path;
  words.append(galleryImageFailed, address);
  place.append(words);
  return place;
}

function element(name: 'div' | 'p' | 'span', className: string): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  return made;
}
