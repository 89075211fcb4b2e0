import type { ToastMessage } from './toaster';

export type { ToastMessage };

type Show = (message: ToastMessage) => void;

let toaster: Promise<Show> | undefined;

/**
 * Loads what shows toasts, once. A form calls this when it is first used, so that a toast can
 * still say that the network has gone.
 */
export function prepareToasts(): Promise<Show> {
  toaster ??= import('./toaster').then(({ mountToaster }) => mountToaster());
  toaster.catch(() => {
    toaster = undefined;
  });
  return toaster;
}

/** Tells what happened, to the eye and to screen readers. */
export async function showToast(message: ToastMessage): Promise<void> {
  try {
    const show = await prepareToasts();
    show(message);
  } catch {
    // The toaster could not be loaded. Silence would be worse than the browser's own box.
    window.alert([message.title, message.text].filter(Boolean).join('\n\n'));
  }
}

/** Takes away what is shown, if anything ever was. */
export async function dismissToasts(): Promise<void> {
  if (!toaster) return;
  await toaster;
  const { dismissAll } = await import('./toaster');
  dismissAll();
}
