import { escapeHtml } from '../escape-html';
import { readPicture, type PictureLine } from './pictures';
import { readFormat, type Block, type Line, type Span } from './read-format';

/** The addresses of pictures, by the names of their files. */
export type Pictures = ReadonlyMap<string, string>;

const none: Pictures = new Map();

/** A browser would make one space of several. */
const spaced = (text: string): string =>
  escapeHtml(text).replaceAll(/^ +| {2,}/g, (spaces) => '\u00a0'.repeat(spaces.length));

function inHtml(span: Span): string {
  if (span.kind === 'text') return spaced(span.text);
  if (span.kind === 'bold') return `<strong>${lineInHtml(span.spans)}</strong>`;
  return `<a href="${escapeHtml(span.address)}">${spaced(span.text)}</a>`;
}

const lineInHtml = (line: Line): string => line.map(inHtml).join('');

const pictureInHtml = ({ alt, name }: PictureLine, pictures: Pictures): string =>
  `<img src="${escapeHtml(pictures.get(name) ?? '')}" alt="${escapeHtml(alt)}" style="max-width:100%;height:auto">`;

function blockInHtml(block: Block, pictures: Pictures): string {
  if (block.kind === 'picture')
    return `<p style="margin:0 0 1em">${pictureInHtml(block, pictures)}</p>`;
  if (block.kind === 'paragraph')
    return `<p dir="auto" style="margin:0 0 1em">${block.lines.map(lineInHtml).join('<br>\n')}</p>`;
  const items = block.items.map((item) => `<li>${lineInHtml(item)}</li>`).join('\n');
  const style = 'style="margin:0 0 1em;padding-left:1.5em"';
  return block.first === null
    ? `<ul dir="auto" ${style}>\n${items}\n</ul>`
    : `<ol dir="auto" start="${block.first}" ${style}>\n${items}\n</ol>`;
}

/** A text with the notation as HTML: of what its writer typed, nothing else is markup. */
export const formatHtml = (text: string, pictures = none): string =>
  readFormat(text, (name) => pictures.has(name))
    .map((block) => blockInHtml(block, pictures))
    .join('\n');

/** What is forwarded, with the pictures that go along. */
const quotedHtml = (text: string, pictures: Pictures): string =>
  text
    .split('\n')
    .map((line) => {
      const picture = readPicture(line);
      return picture && pictures.has(picture.name)
        ? pictureInHtml(picture, pictures)
        : escapeHtml(line);
    })
    .join('<br>\n');

const look = 'font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.5';

/**
 * The same as a mail, to stand beside the text as it was typed.
 * @param quoted what others wrote, below it: all but its pictures stands for itself
 */
export const formattedMail = (text: string, quoted = '', pictures = none): string =>
  `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="${look}">
${formatHtml(text, pictures)}
${quoted === '' ? '' : `<p dir="auto">${quotedHtml(quoted, pictures)}</p>`}
</body></html>`;
