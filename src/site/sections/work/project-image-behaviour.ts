import { showToast } from '@/ui/toast/toast';
import { projectImagesFailed } from '@/words/fixed';

/** Loads the pictures over their tiles. Eight that fail together are one message, not eight. */
export function showProjectImages(): void {
  let isTold = false;
  const tell = () => {
    if (isTold) return;
    isTold = true;
    void showToast({ title: projectImagesFailed, tone: 'error' });
  };
  for (const place of document.querySelectorAll('noscript[data-project-image]')) show(place, tell);
}

function show(place: Element, tell: () => void): void {
  const template = document.createElement('template');
  // To a browser that runs scripts, what a `noscript` holds is text.
  template.innerHTML = place.textContent;
  const image = template.content.querySelector('img');
  if (!image) return;
  image.classList.add('opacity-0');
  image.addEventListener('load', () => image.classList.remove('opacity-0'));
  image.addEventListener('error', () => {
    image.remove();
    tell();
  });
  place.replaceWith(image);
}
