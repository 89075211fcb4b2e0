import { errors, type Page, type Response } from 'playwright/test';

/** How each kind of screen shows that it is there: none of them may be blank. */
const signs = {
  dashboard: '.dashboard .card, .dashboard__group',
  list: '.collection-list h1',
  document: 'form[data-form-ready="true"] .document-fields',
  versions: '.versions table, .versions__no-versions',
  comparison: '.view-version__diff-wrap',
} as const;

/** Far longer than a screen takes; one that never comes is one of the problems. */
const comesWithinMs = 20_000;

/** Goes through the panel as a person does, and notes what is wrong with each screen. */
export class PanelWalk {
  readonly problems: string[] = [];
  readonly screens: string[] = [];
  #at = '';

  constructor(readonly page: Page) {
    const note = (problem: string) => this.#note(problem);
    const origin = () => new URL(page.url()).origin;
    page.on('pageerror', ({ message }) => note(`uncaught: ${message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') note(`console: ${message.text()}`);
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (
        url.protocol.startsWith('http') &&
        page.url() !== 'about:blank' &&
        url.origin !== origin()
      )
        note(`asks ${url.host}`);
    });
    page.on('response', (response: Response) => {
      const path = new URL(response.url()).pathname;
      if (response.status() >= 400) note(`${response.status()} for ${path}`);
    });
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      // Whoever goes on to the next screen waits for nothing of the one before.
      if (why !== 'net::ERR_ABORTED') note(`${why} for ${new URL(request.url()).pathname}`);
    });
  }

  #note(problem: string): void {
    this.problems.push(`${this.#at}: ${problem}`);
  }

  /** @returns whether the screen came: what follows from it can be tried */
  async see(kind: keyof typeof signs, what: string, go: () => Promise<unknown>): Promise<boolean> {
    this.#at = what;
    this.screens.push(what);
    try {
      await go();
      await this.page.locator(signs[kind]).first().waitFor({ timeout: comesWithinMs });
      return true;
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
      this.#note(`is blank at ${new URL(this.page.url()).pathname}`);
      return false;
    }
  }

  open = (path: string) => this.page.goto(path, { waitUntil: 'commit' });

  /** What the navigation shows to who is signed in. */
  async listed(): Promise<{ collections: string[]; globals: string[] }> {
    const hrefs = await this.page
      .locator('nav a.nav__link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const of = (kind: string) => hrefs.filter((href) => href.startsWith(`/cms/${kind}/`));
    return { collections: of('collections'), globals: of('globals') };
  }

  /** The address of the first link of a kind on the screen. */
  async first(selector: string): Promise<string | undefined> {
    const links = this.page.locator(selector);
    if ((await links.count()) === 0) return undefined;
    return (await links.first().getAttribute('href')) ?? undefined;
  }

  /** Whether the menu of the document that is open has this. */
  async offers(action: string): Promise<boolean> {
    const menu = this.page.locator('.doc-controls__popup .popup-button');
    if ((await menu.count()) === 0) return false;
    await menu.first().click();
    const isOffered = (await this.page.locator(`#${action}`).count()) > 0;
    await this.page.keyboard.press('Escape');
    return isOffered;
  }

  /** Presses what the menu of the document that is open offers. */
  async choose(action: string): Promise<void> {
    await this.page.locator('.doc-controls__popup .popup-button').first().click();
    await this.page.locator(`#${action}`).click();
  }

  confirm = () => this.page.locator('#confirm-action').first().click();
}
