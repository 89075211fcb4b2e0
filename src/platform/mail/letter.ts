import ownBrand from '~/brand/brand.json' with { type: 'json' };
import { place } from '~/site.config';
import { palette } from '@/ui/palette';

import { escapeHtml as escape } from '../escape-html';

export interface Letter {
  readonly brand: string;
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  readonly rows?: readonly { readonly label: string; readonly text: string }[];
  /** What stands at the end, line by line; the brand, where nothing else does. */
  readonly signature?: string;
  readonly link?: { readonly label: string; readonly href: string };
  /** How many layers the core over the letter has: one for each answer that it is about. */
  readonly layers?: number;
  /** A second one, in the text. */
  readonly also?: { readonly label: string; readonly href: string };
}

/** One mail twice: as plain text, and as HTML that looks like the site. */
export function letter(content: Letter): { text: string; html: string } {
  return { text: inPlainText(content), html: inHtml(content) };
}

function inPlainText(content: Letter): string {
  const { brand, heading, paragraphs = [], rows = [], link, also, signature = brand } = content;
  const parts = [
    heading,
    ...paragraphs,
    // A question ends by itself.
    ...rows.map(({ label, text }) => `${label}${label.endsWith('?') ? '' : ':'}\n${text}`),
    ...[link, also].flatMap((each) => (each ? [`${each.label}: ${each.href}`] : [])),
    `-- \n${signature}`,
  ];
  return parts.join('\n\n');
}

const { paper, sheet, ink, inkSoft, line, accent, accentInk } = palette;

const font = `font-family:'${ownBrand.typeface}','Segoe UI',Helvetica,Arial,sans-serif`;
const table = 'role="presentation" cellspacing="0" cellpadding="0" border="0"';

/**
 * The letter as mail programs draw it: tables, styles on each element, no picture to be fetched.
 */
function inHtml(letter: Letter): string {
  const { brand, heading, paragraphs = [], rows = [], link, also, signature = brand } = letter;
  const { layers = 0 } = letter;
  const content = [
    `<h1 style="margin:0 0 20px;font-size:28px;line-height:1.1;letter-spacing:-0.02em">${escape(heading)}</h1>`,
    ...paragraphs.map(
      (text) =>
        `<p style="margin:0 0 16px;white-space:pre-line;overflow-wrap:anywhere">${escape(text)}</p>`,
    ),
    rows.length > 0 ? answers(rows) : '',
    link ? button(link) : '',
    also ? lineOf(also) : '',
  ];
  return `<!doctype html>
<html lang="${place.locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escape(heading)}</title></head>
<body style="margin:0;background:${paper}">
<div style="max-width:600px;margin:0 auto;padding:24px 0">
${letterhead(brand)}
${core(layers)}<div style="${font};font-size:16px;line-height:1.5;color:${ink};padding:32px 24px;background:${sheet};border-top:14px solid ${accent}">
${content.join('\n')}
<p style="margin:32px 0 0;padding-top:12px;border-top:1px solid ${line};font-size:14px;color:${inkSoft}">${escape(signature).replaceAll('\n', '<br>')}</p>
</div></div></body></html>`;
}

/** The logo without a picture: five hairlines that turn into one bar, and the name. */
function letterhead(brand: string): string {
  const hairline = `<div style="height:2px;margin-bottom:2px;background:${ink};font-size:0;line-height:0"></div>`;
  const cell = 'style="padding:0;line-height:0;font-size:0"';
  return `<table ${table} style="margin:0 24px 20px"><tr>
<td width="20" valign="middle" ${cell}>${hairline.repeat(5)}</td>
<td width="20" height="20" bgcolor="${accent}" ${cell}>&nbsp;</td>
<td style="${font};padding-left:12px;font-size:20px;line-height:20px;font-weight:700;color:${ink}">${escape(brand)}</td>
</tr></table>`;
}

/** What was answered, layer upon layer, on the accent of the letter. */
function core(layers: number): string {
  if (layers === 0) return '';
  const { strata } = palette;
  const rows = Array.from({ length: layers }, (_, index) => {
    const height = [7, 5, 10][index % 3] ?? 7;
    const colour = strata[(index * 2) % strata.length] ?? paper;
    return `<tr><td height="${height}" bgcolor="${colour}" style="height:${height}px;padding:0;border-top:1px solid ${ink};font-size:0;line-height:0">&nbsp;</td></tr>`;
  });
  return `<table ${table} width="100%" style="width:100%">${rows.join('')}</table>\n`;
}

function answers(rows: NonNullable<Letter['rows']>): string {
  const edge = `border-top:1px solid ${line}`;
  const lines = rows.map(
    ({ label, text }) =>
      `<tr><th scope="row" align="left" valign="top" style="padding:10px 16px 10px 0;${edge};font-weight:600;width:35%;overflow-wrap:anywhere">${escape(label)}</th><td valign="top" style="padding:10px 0;${edge};white-space:pre-line;overflow-wrap:anywhere">${escape(text)}</td></tr>`,
  );
  // A real table, for screen readers too: its rows have headings.
  return `<table cellspacing="0" cellpadding="0" border="0" style="${font};font-size:16px;line-height:1.5;color:${ink};width:100%;margin:0 0 24px">${lines.join('')}</table>`;
}

function lineOf({ href, label }: NonNullable<Letter['also']>): string {
  return `<p style="margin:16px 0 0"><a href="${escape(href)}" style="color:${ink}">${escape(label)}</a></p>`;
}

function button({ href, label }: NonNullable<Letter['link']>): string {
  return `<table ${table} style="margin:8px 0 0"><tr><td bgcolor="${accent}" style="${font};font-size:16px"><a href="${escape(href)}" style="display:inline-block;padding:13px 22px;color:${accentInk};font-weight:600;text-decoration:none">${escape(label)}</a></td></tr></table>`;
}
