import type { Locator } from 'playwright/test';

import { dot } from '../mail/pictures';

interface Given {
  readonly name: string;
  readonly type: string;
  /** In base64. */
  readonly content: string;
}

export const picture = (name: string): Given => ({
  ...{ name, type: 'image/png', content: dot.toString('base64') },
});

export const file = (name: string, text: string, type = 'text/plain'): Given => ({
  ...{ name, type, content: Buffer.from(text).toString('base64') },
});

/** What a browser does while somebody drags files over a place, drops or pastes them there. */
export const carry = (
  place: Locator,
  what: 'dragover' | 'drop' | 'paste',
  files: readonly Given[],
): Promise<boolean> =>
  place.evaluate(
    (element, [kind, given]) => {
      const data = new DataTransfer();
      for (const { name, type, content } of given) {
        const bytes = Uint8Array.from(atob(content), (letter) => letter.codePointAt(0) ?? 0);
        data.items.add(new File([bytes], name, { type }));
      }
      const of = { bubbles: true, cancelable: true };
      return element.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...of, clipboardData: data })
          : new DragEvent(kind, { ...of, dataTransfer: data }),
      );
    },
    [what, files] as const,
  );
