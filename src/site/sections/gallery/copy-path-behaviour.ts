import { copyText } from '@/ui/toast/copy-text';

const shown = 2000;

/** Has each button copy its path, and say so for two seconds. */
export function startCopying(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const label = button.textContent;
    const { copy: path = '', copied = '', message = '' } = button.dataset;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const copy = async () => {
      if (!(await copyText(path, message))) return;
      // Each copy starts the two seconds again.
      clearTimeout(timer);
      button.textContent = copied;
      timer = setTimeout(() => {
        button.textContent = label;
      }, shown);
    };
    button.addEventListener('click', () => void copy());
  }
}
