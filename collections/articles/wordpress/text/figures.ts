import { makePicture } from '../../../article-text';
import type { HtmlNode } from '../file/html';
import { wordsIn } from '../file/plain-words';

import { addressOf } from './addresses';
import { attributeOf, isElement, type ReadElement } from './dom';
import { link, paragraph, words } from './nodes';

/** As long as a caption may be (collections/article-text/picture.ts). */
const longestCaption = 300;

/** A picture; where there is none, the way to its file. */
export const picture: ReadElement = (element, { picture: find, link: lead }) => {
  const lazy = attributeOf(element, 'data-src') || attributeOf(element, 'data-lazy-src');
  const source = attributeOf(element, 'src');
  const address = addressOf(/^https?:/i.test(source) ? source : lazy || source);
  if (address === undefined) return [];
  const alt = attributeOf(element, 'alt').replaceAll(/\s+/g, ' ').trim();
  const id = find(address, alt);
  if (id !== undefined) return [makePicture(id)];
  const name = alt || address.split('/').at(-1) || address;
  return [paragraph([link(lead(address), [words(name, 0)])])];
};

/** What a figure shows, with its caption: at the picture where there is one, else below. */
export const figure: ReadElement = (element, wanted, read) => {
  const isCaption = ({ nodeName }: HtmlNode) => nodeName === 'figcaption';
  const captions = element.childNodes.filter(isElement).filter(isCaption);
  const shown = element.childNodes.filter((node) => !isCaption(node));
  const blocks = read(shown, wanted);
  if (captions.length === 0) return blocks;
  const said = captions
    .map((each) => wordsIn(each.childNodes).replaceAll(/\s+/g, ' ').trim())
    .join(' ');
  const [only, ...others] = blocks.filter(({ type }) => type === 'upload');
  if (only && others.length === 0 && said.length <= longestCaption)
    return blocks.map((each) =>
      each === only ? { ...each, fields: { caption: said || null } } : each,
    );
  return [...blocks, ...captions.flatMap((each) => read(each.childNodes, wanted))];
};
