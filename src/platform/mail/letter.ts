import { letterHtml, type Letter } from './letter-html';

/** One mail twice: as plain text, and as HTML that looks like the site. */
export function letter(content: Letter): { text: string; html: string } {
  return { text: plain(content), html: letterHtml(content) };
}

function plain({ brand, heading, paragraphs = [], rows = [], link }: Letter): string {
  const parts = [
    heading,
    ...paragraphs,
    ...rows.map(({ label, text }) => `${label}:\n${text}`),
    ...(link ? [`${link.label}: ${link.href}`] : []),
    `-- \n${brand}`,
  ];
  return parts.join('\n\n');
}
