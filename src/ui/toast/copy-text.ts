import { copyFailed } from './copy-failed';
import { showToast } from './toast';

/**
 * Puts a text on the clipboard, and says in a toast how that went.
 * @param done what the toast says when it is there
 * @returns whether it is there
 */
export async function copyText(text: string, done = 'Copied to clipboard'): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    void showToast({ ...copyFailed, tone: 'error' });
    return false;
  }
  void showToast({ title: done, tone: 'success' });
  return true;
}
