import type { ToastMessage } from './toaster';

export type { ToastMessage };

interface Toasts {
  readonly show: (message: ToastMessage) => void;
  readonly dismissAll: () => void;
}

let toaster: Promise<Toasts> | undefined;

/**
 * Loads what shows toasts, once. A form calls this when it is first used, so that a toast can
 * still say that the network has gone.
 */
export function prepareToasts(): Promise<Toasts> {
  toaster ??= import('./toaster').then(({ mountToaster, dismissAll }) => ({
    show: mountToaster(),
    dismissAll,
  }));
  toaster.catch(() => {
    toaster = undefined;
  });
  return toaster;
}

/** Tells what happened, to the eye and to screen readers. */
export async function showToast(message: ToastMessage): Promise<void> {
  try {
    const { show } = await prepareToasts();
    show(message);
  } catch {
    // The toaster could not be loaded. Silence would be worse than the browser's own box.
    window.alert([message.title, message.text].filter(Boolean).join('\n\n'));
  }
}

/** Takes away what is shown, if anything ever was. */
export async function dismissToasts(): Promise<void> {
  (await toaster)?.dismissAll();
}
