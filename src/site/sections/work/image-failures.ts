import { showToast } from '@/ui/toast/toast';

let onPage = 0;
let told = false;

/** Counts the pictures on the page; when the last one goes, the next page may tell again. */
export function watchProjectImage(): () => void {
  onPage += 1;
  return () => {
    onPage -= 1;
    if (onPage === 0) told = false;
  };
}

/** Eight pictures that fail together are one message, not eight. */
export function tellImageFailure(): void {
  if (told) return;
  told = true;
  void showToast({ title: 'Failed to load project images', tone: 'error' });
}
