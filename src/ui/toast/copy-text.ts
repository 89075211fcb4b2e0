import { showToast } from './toast';

/**
 * Puts a text on the clipboard, and says in a toast how that went.
 * @returns whether it is there
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    void showToast({
      title: 'Copy failed',
      text: 'Could not copy to clipboard. Please try again.',
      tone: 'error',
    });
    return false;
  }
  void showToast({ title: 'Copied to clipboard', tone: 'success' });
  return true;
}
