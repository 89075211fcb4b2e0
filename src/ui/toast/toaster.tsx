import { Check, CircleAlert, X } from 'lucide-react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast, Toaster } from 'sonner';

export interface ToastMessage {
  readonly title: string;
  readonly text?: string;
  readonly tone: 'success' | 'error';
}

/** Time for a screen reader to notice the live region: it reads only what is added afterwards. */
const settling = 150;

const durations = { success: 8_000, error: 15_000 };

// The exclamation marks override sonner's own colours in the dark scheme, which are in no layer.
const look = {
  toast:
    'flex w-full items-start gap-3.5 border-[1.5px] border-ink bg-sheet py-4 pr-14 pl-7 text-ink sm:w-100',
  success: 'shadow-[inset_12px_0_var(--accent),inset_13.5px_0_var(--ink)]',
  error: 'shadow-[inset_12px_0_var(--bad),inset_13.5px_0_var(--ink)]',
  icon: 'mt-0.5 shrink-0',
  content: 'min-w-0',
  title: 'text-[17px] leading-snug font-[640] stretch-92',
  description: 'mt-1 text-[15px] leading-snug text-ink-soft!',
  closeButton:
    'absolute top-1.5 right-1.5 grid size-11 place-items-center bg-transparent! hover:bg-accent! hover:text-accent-ink!',
};

function SiteToaster() {
  // What screen readers say of toasts; the inbox leaves it to the library.
  const { messages, closeMessage } = document.body.dataset;
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

function show({ title, text, tone }: ToastMessage): void {
  toast.dismiss();
  toast[tone](title, { description: text, duration: durations[tone] });
}

export const dismissAll = (): void => void toast.dismiss();

export async function mountToaster(): Promise<(message: ToastMessage) => void> {
  const place = document.createElement('div');
  document.body.append(place);
  flushSync(() => createRoot(place).render(<SiteToaster />));
  await new Promise((resolve) => setTimeout(resolve, settling));
  return show;
}
