import { Idiomorph } from 'idiomorph';

import { changes } from '@/islands/changes';
import { runsReact } from '@/platform/next/in-browser';

import { previewIds } from '../preview-ids';

/** The page as the server last sent it: what scripts and people did with it since is not in there. */
let sent: Element | undefined;

/** The islands as the server last sent them. */
const sentIslands = new WeakMap<Node, string>();

const keepIslands = () => {
  for (const host of document.querySelectorAll('[data-island]'))
    if (!sentIslands.has(host)) sentIslands.set(host, host.outerHTML);
};

/** Has to be called before any other script of the page runs. */
export function keepAsSent(): void {
  const { body } = document;
  const copy = body.cloneNode(true);
  if (copy instanceof Element) sent = copy;
  keepIslands();
}

/**
 * Asks for this page again, and changes what has changed: the place where somebody looks, what they
 * opened and what moves stay as they are.
 */
export async function updatePage(): Promise<void> {
  // Without an answer the page is being left, or the next save asks again.
  const answer = await askAgain().catch(() => undefined);
  // Its slug was changed, and the panel leads to the new address in a moment: a reload would have the
  // browser stay here.
  if (answer === undefined || answer.status === 404) return;
  const made = new DOMParser().parseFromString(await answer.text(), 'text/html');
  if (made.getElementById(previewIds.bar) === null || runsReact()) {
    // Signed out, or left the preview elsewhere; under `next dev`, React holds on to what it drew.
    window.location.reload();
    return;
  }
  document.title = made.title;
  change(document.body, sent, made.body);
  sent = made.body;
  keepIslands();
  document.dispatchEvent(new Event(changes.page));
}

/** What is shown stays while the server has no room for it; after some tries the next save asks again. */
async function askAgain(triesLeft = 5): Promise<Response | undefined> {
  const answer = await fetch(window.location.href, { cache: 'no-store' });
  if (answer.status < 500) return answer;
  if (triesLeft === 0) return undefined;
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return askAgain(triesLeft - 1);
}

/** Goes down to the parts of a page that change by themselves. */
function change(element: Element, before: Element | undefined, after: Element): void {
  if (before?.outerHTML === after.outerHTML) return;
  const [own, fresh] = [[...element.children], [...after.children]];
  const old = [...(before?.children ?? [])];
  const isAlike = own.length === fresh.length && own.every((each, at) => isSame(each, fresh[at]));
  if (!isWhole(element) || !isAlike) {
    void Idiomorph.morph(element, [...after.childNodes], { morphStyle: 'innerHTML', callbacks });
    return;
  }
  for (const [at, each] of own.entries()) {
    const part = fresh[at];
    if (part) change(each, old[at], part);
  }
}

/** Its parts change by themselves. */
const isWhole = ({ tagName, id }: Element) => tagName === 'BODY' || id === 'main';

const isSame = (one: Element, other: Element | undefined): boolean =>
  one.tagName === other?.tagName && one.id === other.id;

function endIslands(gone: Node): void {
  if (!(gone instanceof Element)) return;
  for (const element of [gone, ...gone.querySelectorAll('[data-island]')])
    element.dispatchEvent(new Event(changes.gone));
}

const callbacks = {
  beforeNodeRemoved: (node: Node) => {
    endIslands(node);
    return true;
  },
  /** An island is React's: it stays as it is, or another one takes its place. */
  beforeNodeMorphed: (node: Node, fresh: Node) => {
    const wasSent = sentIslands.get(node);
    if (wasSent === undefined) return true;
    if (!(fresh instanceof Element) || fresh.outerHTML !== wasSent) {
      endIslands(node);
      node.parentNode?.replaceChild(document.importNode(fresh, true), node);
    }
    return false;
  },
  // Somebody has unfolded it.
  beforeAttributeUpdated: (attribute: string) => attribute !== 'open',
};
