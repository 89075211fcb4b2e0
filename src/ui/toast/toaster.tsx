import { Check, CircleAlert, X } from 'lucide-react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast, Toaster } from 'sonner';

import { findLiveRegion } from './live-region';

export interface ToastMessage {
  readonly title: string;
  readonly text?: string;
  readonly tone: 'success' | 'error';
}

/** What went wrong stays until somebody closes it, or tries again. */
const durations = { success: 20_000, error: Infinity };

// The exclamation marks override sonner's own colours in the dark scheme, which are in no layer.
const look = {
  toast:
    'flex w-full items-start gap-3.5 border-[1.5px] border-ink bg-sheet py-4 pr-14 pl-7 text-ink sm:w-100 focus-visible:outline-3! focus-visible:outline-offset-2 focus-visible:outline-ink!',
  success: 'shadow-[inset_12px_0_var(--accent),inset_13.5px_0_var(--ink)]!',
  error: 'shadow-[inset_12px_0_var(--bad),inset_13.5px_0_var(--ink)]!',
  icon: 'mt-0.5 shrink-0',
  content: 'min-w-0',
  title: 'text-[17px] leading-snug font-[640] stretch-92',
  description: 'mt-1 text-[15px] leading-snug text-ink-soft!',
  closeButton:
    'absolute top-1.5 right-1.5 grid size-11 place-items-center bg-transparent! hover:bg-accent! hover:text-accent-ink!',
};

/** @param spoken what screen readers say of toasts, where it is not what the library says */
function SiteToaster({ spoken }: { spoken: Readonly<DOMStringMap> }) {
  const { messages, closeMessage } = spoken;
  return (
    <Toaster
      theme="system"
      position="bottom-right"
      closeButton
      containerAriaLabel={messages}
      offset={24}
      mobileOffset={16}
      style={{ fontFamily: 'inherit' }}
      toastOptions={{ unstyled: true, classNames: look, closeButtonAriaLabel: closeMessage }}
      icons={{
        success: <Check aria-hidden="true" className="size-5" strokeWidth={1.75} />,
        error: <CircleAlert aria-hidden="true" className="size-5 text-bad" />,
        close: <X aria-hidden="true" className="size-5" strokeWidth={1.75} />,
      }}
    />
  );
}

/** What had the focus when a message came: whoever closes one by keyboard goes on from there. */
let before: Element | null = null;

function giveFocusBack(): void {
  const inMessage = document.activeElement?.closest('[data-sonner-toaster]');
  if (inMessage && before instanceof HTMLElement) before.focus();
}

function show({ title, text, tone }: ToastMessage): void {
  toast.dismiss();
  before = document.activeElement;
  const options = { description: text, duration: durations[tone], onDismiss: giveFocusBack };
  toast[tone](title, options);
  // It may lie over the button that was pressed.
  requestAnimationFrame(() => before?.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
}

function closeOnEscape({ key }: KeyboardEvent): void {
  if (key !== 'Escape' || toast.getToasts().length === 0) return;
  giveFocusBack();
  toast.dismiss();
}

export const dismissAll = (): void => void toast.dismiss();

export function mountToaster(): (message: ToastMessage) => void {
  const place = findLiveRegion();
  if (!place) throw new Error('This page has no place for toasts');
  document.addEventListener('keydown', closeOnEscape);
  flushSync(() => createRoot(place).render(<SiteToaster spoken={place.dataset} />));
  // The library's own region is new: what is added in it is to be heard of the one around it.
  place.querySelector('[aria-live]')?.removeAttribute('aria-live');
  return show;
}
