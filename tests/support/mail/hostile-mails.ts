/** Mails that take a reader long, or much memory; each with a number of its own. */
export function hostileMails(to: string): Readonly<Record<string, readonly Buffer[]>> {
  let count = 0;
  const mail = (lines: readonly string[], type = 'text/plain; charset=utf-8') => {
    count += 1;
    const head = [
      'From: Ada Byron <ada@analytical.example>',
      ...[`To: ${to}`, `Subject: Hostile ${count}`, `Message-ID: <${count}@hostile.example>`],
      ...['MIME-Version: 1.0', `Content-Type: ${type}`],
    ];
    return Buffer.from([...head, '', `Number ${count}.`, ...lines, ''].join('\r\n'));
  };
  const html = (body: string) => mail([`<p>Hello.</p>${body}`], 'text/html; charset=utf-8');
  const parts = (each: readonly string[], times: number) => {
    const part = ['--b', ...each];
    const lines = Array.from({ length: times }, () => part).flat();
    return mail([...lines, '--b--'], 'multipart/mixed; boundary=b');
  };
  /** Of so many bytes, in base64. */
  const file = (bytes: number) => [
    'Content-Type: application/pdf; name="a.pdf"',
    ...['Content-Transfer-Encoding: base64', ''],
    Buffer.alloc(bytes, '%PDF-1.4 nothing ')
      .toString('base64')
      .replace(/(.{76})/g, '$1\r\n'),
  ];
  return {
    'two hundred short ones': Array.from({ length: 200 }, () => mail(['Thank you.'])),
    'a long line of dashes': [mail(['-'.repeat(60_000)])],
    'empty lines': [mail(Array.from({ length: 100_000 }, () => ''))],
    'quotes in quotes': [
      mail([`${'>'.repeat(90)} deep`]),
      html(`${'<blockquote>'.repeat(90)}deep${'</blockquote>'.repeat(90)}`),
    ],
    'many parts': [parts(['Content-Type: text/plain', '', 'One of many.'], 50_000)],
    'many elements': [html('<div>a</div>'.repeat(100_000)), html('<div>'.repeat(100_000))],
    'long lines': [mail(['word '.repeat(2_000_000)]), html('<b>word</b> '.repeat(500_000))],
    'long names': [
      parts([`Content-Disposition: attachment; filename="${'.'.repeat(60_000)}pdf"`, '', 'a'], 3),
    ],
    'large files': [parts(file(6_300_000), 3), parts(file(300_000), 60)],
    'thirty megabytes': [mail(Array.from({ length: 390_000 }, () => 'word '.repeat(15)))],
  };
}
