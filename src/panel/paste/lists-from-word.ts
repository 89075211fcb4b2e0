/** How Word says that a paragraph is a point of a list: `mso-list:l0 level2 lfo1`. */
const listed = /mso-list:\s*l\d+\s+level(\d+)/i;

interface Point {
  readonly paragraph: Element;
  readonly level: number;
}

/**
 * Word puts the points of a list on the clipboard as paragraphs, each with its dot or number as text.
 * They become lists again.
 */
export function listsFromWord(body: Element): void {
  let run: Point[] = [];
  for (const paragraph of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]) {
    const level = levelOf(paragraph);
    const follows = previousOf(paragraph) === run.at(-1)?.paragraph;
    if (run.length > 0 && (level === undefined || !follows)) {
      toList(run);
      run = [];
    }
    if (level !== undefined) run.push({ paragraph, level });
  }
  if (run.length > 0) toList(run);
}

function levelOf(paragraph: Element): number | undefined {
  const [, level] = listed.exec(paragraph.getAttribute('style') ?? '') ?? [];
  return level === undefined ? undefined : Number(level);
}

const previousOf = (element: Element) => element.previousElementSibling;

/** In place of its first paragraph. */
function toList(points: readonly Point[]): void {
  const [first] = points;
  if (!first) return;
  const place = document.createComment('');
  first.paragraph.before(place);
  const open: { list: Element; level: number }[] = [];
  for (const { paragraph, level } of points) {
    const isOrdered = takeMarker(paragraph);
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const last = open.at(-1);
    if (!last || last.level < level) {
      const list = document.createElement(isOrdered ? 'ol' : 'ul');
      if (!last) place.replaceWith(list);
      else itemFor(last.list).append(list);
      open.push({ list, level });
    }
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    paragraph.remove();
  }
}

/** Lexical reads a list within a list as a point of its own. */
function itemFor(list: Element): Element {
  const item = document.createElement('li');
  list.append(item);
  return item;
}

/** @returns whether it was a number or a letter, not a dot */
function takeMarker(paragraph: Element): boolean {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const text = marker?.textContent.trim() ?? '';
  // With its font around it.
  const outer = marker?.parentElement;
  (outer && outer !== paragraph && outer.textContent.trim() === text ? outer : marker)?.remove();
  return /^\(?(?:\d+|[a-z]{1,4})[.)]/i.test(text);
}
