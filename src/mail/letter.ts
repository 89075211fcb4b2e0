interface Letter {
  readonly brand: string;
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  readonly rows?: readonly { readonly label: string; readonly text: string }[];
  readonly link?: { readonly label: string; readonly href: string };
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** One mail twice: as plain text, and as HTML that looks like the site. */
export function letter(content: Letter): { text: string; html: string } {
  return { text: plain(content), html: html(content) };
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

const body = "font:16px/1.5 'Segoe UI',Helvetica,Arial,sans-serif;color:#11211f";

function html({ brand, heading, paragraphs = [], rows = [], link }: Letter): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escape(text)}</p>`;
  const row = ({ label, text }: { label: string; text: string }) =>
    `<tr><th scope="row" align="left" valign="top" style="padding:10px 16px 10px 0;border-top:1px solid #bfc8c3;font-weight:600;white-space:nowrap">${escape(label)}</th><td style="padding:10px 0;border-top:1px solid #bfc8c3;white-space:pre-line">${escape(text)}</td></tr>`;
  const table = rows.length
    ? `<table role="presentation" cellspacing="0" cellpadding="0" style="${body};border-collapse:collapse;width:100%;margin:0 0 24px">${rows.map(row).join('')}</table>`
    : '';
  const button = link
    ? `<p style="margin:0 0 24px"><a href="${escape(link.href)}" style="color:#11211f;font-weight:600">${escape(link.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${escape(heading)}</title></head><body style="margin:0;background:#f1f3ef"><div style="${body};max-width:600px;margin:0 auto;padding:32px 24px;background:#fbfcfa;border-top:14px solid #ffc31f"><h1 style="margin:0 0 20px;font-size:24px;line-height:1.2">${escape(heading)}</h1>${paragraphs.map(paragraph).join('')}${table}${button}<p style="margin:24px 0 0;padding-top:12px;border-top:1px solid #bfc8c3;font-size:14px">${escape(brand)}</p></div></body></html>`;
}
