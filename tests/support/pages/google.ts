import type { BrowserContext, Page, Request } from 'playwright/test';

/**
 * Plays Google Analytics as far as this site can tell: it sets its cookies, reads from the data
 * layer what came by `gtag()` and nothing else, and sends it to its own hosts.
 */
function tag() {
  const id =
    new URL(
      document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '',
    ).searchParams.get('id') ?? '';
  const layer = (window.dataLayer ??= []);
  const read = (entry: object) => {
    if (Object.prototype.toString.call(entry) !== '[object Arguments]') return;
    const [command, name, details] = Array.from(Object.values(entry), (part: unknown) => part);
    const isOff: unknown = Reflect.get(window, `ga-disable-${id}`);
    if ((command !== 'config' && command !== 'event') || isOff === true) return;
    document.cookie = '_ga=GA1.1.1; path=/; max-age=1000';
    document.cookie = `_ga_${id.slice(2)}=GS1.1; path=/; max-age=1000`;
    const hit = {
      en: command === 'config' ? 'page_view' : String(name),
      details: JSON.stringify(details),
    };
    void fetch(
      `https://region1.google-analytics.com/g/collect?${String(new URLSearchParams(hit))}`,
      {
        method: 'POST',
        mode: 'no-cors',
      },
    );
    new Image().src = 'https://www.google-analytics.com/collect';
  };
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    entries.forEach(read);
    return push(...entries);
  };
  layer.forEach(read);
}

const hosts = /^https:\/\/[\w.-]*google[\w-]*\.com\//;

/** Answers in Google's place: nothing leaves the machine. */
export async function playGoogle(context: BrowserContext): Promise<void> {
  await context.route(hosts, (route) =>
    route.request().url().includes('/gtag/js')
      ? route.fulfill({ contentType: 'text/javascript', body: `(${tag.toString()})()` })
      : route.fulfill({ status: 204 }),
  );
}

export interface Hit {
  name: string;
  details: unknown;
}

/** Notes what a page asks of Google. */
export function watchGoogle(page: Page) {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (hosts.test(request.url())) requests.push(request);
  });
  return {
    requests: () => requests.map((request) => request.url()),
    hits: (): Hit[] =>
      requests
        .map((request) => new URL(request.url()))
        .filter(({ pathname }) => pathname === '/g/collect')
        .map(({ searchParams }): Hit => {
          const details: unknown = JSON.parse(searchParams.get('details') ?? 'null');
          return { name: searchParams.get('en') ?? '', details };
        }),
    forget: () => requests.splice(0),
  };
}
