import type { Locator, Page } from 'playwright/test';

/** How somebody works a screen. */
export interface Hands {
  readonly press: (button: Locator) => Promise<void>;
  readonly write: (field: Locator, text: string) => Promise<void>;
  readonly tick: (box: Locator) => Promise<void>;
  /** @param select one of Payload's */
  readonly choose: (select: Locator, option: string) => Promise<void>;
}

const controlIn = (select: Locator) => select.locator('.rs__control');

export const byMouse = (page: Page): Hands => ({
  press: (button) => button.click(),
  write: async (field, text) => {
    await field.click();
    await field.fill(text);
  },
  tick: (box) => box.click(),
  choose: async (select, option) => {
    await controlIn(select).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  },
});

/** Null where the focus is there already. */
function keyTo(element: Element): string | null {
  const focused = document.activeElement;
  if (element === focused) return null;
  const place = focused?.compareDocumentPosition(element) ?? 0;
  return place & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
}

/** The longest way from one end of a screen to the other. */
const mostTabs = 500;

/** With the keys for going on and back, Enter and Space alone, as somebody without a mouse. */
export function byKeyboard(page: Page): Hands {
  const reach = async (place: Locator) => {
    await place.waitFor();
    for (let tabs = 0; tabs < mostTabs; tabs += 1) {
      const key = await place.evaluate(keyTo);
      if (key === null) return;
      await page.keyboard.press(key);
    }
    throw new Error(`Tab does not lead to ${String(place)}`);
  };
  return {
    press: async (button) => {
      await reach(button);
      await page.keyboard.press('Enter');
    },
    write: async (field, text) => {
      await reach(field);
      await page.keyboard.press('ControlOrMeta+A');
      for (const [at, line] of text.split('\n').entries()) {
        if (at > 0) await page.keyboard.press('Enter');
        await page.keyboard.insertText(line);
      }
    },
    tick: async (box) => {
      await reach(box);
      await page.keyboard.press('Space');
    },
    choose: async (select, option) => {
      await reach(controlIn(select).locator('input'));
      await page.keyboard.type(option);
      await page.getByRole('option', { name: option, exact: true }).waitFor();
      await page.keyboard.press('Enter');
    },
  };
}
