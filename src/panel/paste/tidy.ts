const blocks = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote';

/**
 * Takes away how it looked elsewhere, and what only looks like a link or a paragraph. Bold and italic
 * stay, which Google Docs writes as styles.
 */
export function tidy(body: Element): void {
  // Google Docs puts all of a copy into one, and says that it is none.
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal-guid"]')) unwrap(wrapper);
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) keepEmphasis(element);
  for (const link of body.querySelectorAll('a')) tidyLink(link);
  for (const line of body.querySelectorAll('br'))
    if (line.parentElement?.querySelector(`:scope > :is(${blocks})`)) line.remove();
  for (const point of body.querySelectorAll('li')) joinParagraphs(point);
}

export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function keepEmphasis(element: HTMLElement): void {
  const { fontWeight, fontStyle } = element.style;
  element.removeAttribute('style');
  if (fontWeight !== '') element.style.fontWeight = isBold(fontWeight) ? 'bold' : 'normal';
  if (fontStyle === 'italic') element.style.fontStyle = fontStyle;
}

export const isBold = (weight: string): boolean => weight === 'bold' || Number(weight) >= 600;

const nowhere = 'http://none.invalid';

/** Word’s bookmarks lead nowhere outside of its document, and Google’s links by way of Google. */
function tidyLink(link: HTMLAnchorElement): void {
  const address = link.getAttribute('href')?.trim() ?? '';
  if (address === '' || /^(?:#|file:)/i.test(address)) {
    unwrap(link);
    return;
  }
  if (!URL.canParse(address, nowhere)) return;
  const { hostname, pathname, searchParams } = new URL(address, nowhere);
  const beyond = searchParams.get('q');
  if (hostname === 'www.google.com' && pathname === '/url' && beyond)
    link.setAttribute('href', beyond);
}

/** A point of a list is one paragraph; several become lines of it. */
function joinParagraphs(point: Element): void {
  for (const [at, paragraph] of [...point.querySelectorAll(':scope > p')].entries()) {
    if (at > 0) paragraph.before(document.createElement('br'));
    unwrap(paragraph);
  }
}
