import {
  base64,
  htmlHead,
  mail,
  multipart,
  parts,
  utf8,
  type CorpusMail,
  type Expected,
} from './mail';

const html = (name: string, body: string, expected: Expected) =>
  mail(name, htmlHead, utf8(body), expected);

/** HTML that is tidy, that is not, and that stands beside a text. */
export const documents: readonly CorpusMail[] = [
  html(
    'a table',
    '<table><tr><th>Users</th><td>40</td></tr><tr><th>Budget</th><td>£20k</td></tr></table>',
    {
      text: 'Users | 40\nBudget | £20k',
    },
  ),
  html(
    'a table of Word',
    '<table><tr><td><p class=MsoNormal>Users<o:p></o:p></p></td><td><p class=MsoNormal>40</p></td></tr><tr><td><p>Budget</p></td><td><p>£20k</p></td></tr></table>',
    {
      text: 'Users | 40\nBudget | £20k',
    },
  ),
  html('cells that nobody closed', '<table><tr><td>Users<td>40<tr><td>Budget<td>£20k</table>', {
    text: 'Users | 40\nBudget | £20k',
  }),
  html(
    'a signature in a table',
    '<p>Agreed.</p><table><tr><td><img src="cid:logo"></td><td><div>Ada Byron</div><div>Director</div></td><td>+44 20 7946 0000</td></tr></table>',
    {
      has: ['Agreed.', 'Ada Byron', 'Director', '+44 20 7946 0000'],
      hasNot: ['ByronDirector', 'Director+44'],
    },
  ),
  html(
    'what is struck out',
    '<p>Budget <s>£20k</s> <del>£25k</del> <span style="text-decoration: line-through">£30k</span> £40k</p>',
    {
      text: 'Budget ~~£20k~~ ~~£25k~~ ~~£30k~~ £40k',
    },
  ),
  html('lists', '<ul><li>one<li>two</ul><ol start=3><li>three</li><li>four</li></ol>', {
    text: '* one\n* two\n\n3. three\n4. four',
  }),
  html(
    'a large picture before the answer',
    `<img src="data:image/png;base64,${'A'.repeat(2_000_000)}"><p>Yes, go ahead.</p>`,
    { text: 'Yes, go ahead.' },
  ),
  html(
    'megabytes of style',
    `<style>${'p{color:red}'.repeat(100_000)}</style><p>Yes, go ahead.</p>`,
    { text: 'Yes, go ahead.' },
  ),
  html('a style that never ends', '<p>First.</p><style>p{color:red}<p>Yes, go ahead.</p>', {
    has: ['First.', 'Yes, go ahead.'],
  }),
  html('a comment that never ends', '<p>First.</p><!-- <p>Yes, go ahead.</p>', {
    has: ['First.', 'Yes, go ahead.'],
  }),
  html('a title that never ends', '<title>Mail<p>Yes, go ahead.</p>', { has: ['Yes, go ahead.'] }),
  html(
    'a tag that never ends',
    '<p>First.</p><a href="https://quay.example>Yes, go ahead.</a><p>Bye.',
    { has: ['First.', 'Yes, go ahead.', 'Bye.'] },
  ),
  html(
    'two bodies',
    '<html><body><p>First.</p></body></html><html><body><p>Second.</p></body></html>',
    { text: 'First.\n\nSecond.' },
  ),
  html(
    'words outside of the body',
    'Before.<html><head></head><body><p>Inside.</p></body></html>After.',
    { has: ['Before.', 'Inside.', 'After.'] },
  ),
  html('150 deep', `${'<div>'.repeat(150)}Yes, go ahead.${'</div>'.repeat(150)}`, {
    text: 'Yes, go ahead.',
  }),
  html('100,000 elements that nobody closed', `${'<div>'.repeat(100_000)}Yes, go ahead.`, {
    text: 'Yes, go ahead.',
  }),
  html(
    '100,000 ends of what never began',
    `${'<b>'.repeat(50_000)}Yes, go ahead.${'</i></p>'.repeat(50_000)}`,
    { text: 'Yes, go ahead.' },
  ),
  html(
    '90 quotes in each other',
    `<p>Yes, go ahead.</p>${'<blockquote>'.repeat(90)}deep${'</blockquote>'.repeat(90)}`,
    { has: ['Yes, go ahead.', 'deep'] },
  ),
  html(
    'a preheader that nobody sees',
    '<div style="display:none;max-height:0">Read this on our site</div><p>Yes, go ahead.</p>',
    {
      text: 'Yes, go ahead.',
    },
  ),
  html(
    'a preheader that nobody closed',
    '<div style="display:none">Read this<p>Yes, go ahead.</p>',
    { has: ['Yes, go ahead.'] },
  ),
  html(
    'a hidden paragraph that ends by itself',
    '<p style="display:none">Read this<div>Yes, go ahead.</div><p>Bye.</p></p>',
    { has: ['Yes, go ahead.', 'Bye.'] },
  ),
  html('a mail that is hidden as a whole', '<div style="display:none">Yes, go ahead.</div>', {
    text: 'Yes, go ahead.',
  }),
  html(
    'addresses that nobody escaped',
    '<p>Write to Bo <bo@quay.example> or see <https://quay.example/plan> for <project name> now</p>',
    {
      has: ['bo@quay.example', 'https://quay.example/plan', '<project name>', 'now'],
    },
  ),
  html(
    'letters by number and by name',
    '<p>&pound;20k &#8212; caf&eacute; &#x1F600; &lt;b&gt; &zzz; AT&T</p>',
    { text: '£20k — café 😀 <b> &zzz; AT&T' },
  ),
  html(
    'emoji as pictures',
    '<p>Great <img alt="👍" src="cid:a"> <img alt="Our logo" src="cid:b"></p>',
    { text: 'Great 👍' },
  ),
  html(
    'links',
    '<p>See <a href="https://quay.example/plan">the plan</a>, <a href="https://quay.example/">quay.example</a>, <a href="mailto:bo@quay.example">bo@quay.example</a>, <a href="javascript:alert(1)">this</a>.</p>',
    {
      text: 'See the plan [https://quay.example/plan], quay.example, bo@quay.example, this.',
    },
  ),
  html('a drawing of letters', '<pre>a  b\n  c</pre><p>d  e</p>', { text: 'a  b\n  c\n\nd e' }),
  html(
    'what Outlook says to itself',
    '<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><p>Yes.<o:p>&nbsp;</o:p></p><!--[if !mso]><!--><p>Go ahead.</p><!--<![endif]-->',
    {
      text: 'Yes.\n\nGo ahead.',
    },
  ),
  html('a plain text called HTML', 'Yes, go ahead.\nTwo lines.', {
    text: 'Yes, go ahead.\nTwo lines.',
  }),
  mail(
    'HTML called a plain text',
    'Content-Type: text/plain',
    '<!DOCTYPE html><html><body><p>Yes, <b>go</b> ahead.</p></body></html>',
    { text: 'Yes, go ahead.' },
  ),
  mail(
    'HTML beside a stub',
    multipart('alternative'),
    parts(
      'Content-Type: text/plain\n\nYour program cannot show this mail.',
      `${htmlHead}\n\n<p>Yes, we take the second offer, and we begin on Monday.</p>`,
    ),
    {
      has: ['Yes, we take the second offer, and we begin on Monday.'],
      files: {
        'mail.html': { kind: 'dangerous' },
        'mail.txt': 'Your program cannot show this mail.',
      },
    },
  ),
  mail(
    'HTML beside an empty text',
    multipart('alternative'),
    parts('Content-Type: text/plain\n\n \n', `${htmlHead}\n\n<p>Yes, we take it.</p>`),
    { text: 'Yes, we take it.', files: {} },
  ),
  mail(
    'HTML that differs in a word',
    multipart('alternative'),
    parts(
      'Content-Type: text/plain\n\nWe take the first of the two offers that you made to us.',
      `${htmlHead}\n\n<p>We take the second of the two offers that you made to us.</p>`,
    ),
    {
      has: ['We take the first'],
      files: { 'mail.html': 'We take the second' },
    },
  ),
  mail(
    'HTML that says the same',
    multipart('alternative'),
    parts(
      'Content-Type: text/plain\n\nWe take *it*: see <https://quay.example/plan>',
      `${htmlHead}\n\n<p>We take <b>it</b>: see <a href="https://quay.example/plan">https://quay.example/plan</a></p>`,
    ),
    {
      text: 'We take *it*: see <https://quay.example/plan>',
      files: {},
    },
  ),
  mail(
    'words before and after a picture',
    multipart('mixed'),
    parts(
      `${htmlHead}\n\n<p>Before.</p>`,
      `Content-Type: image/png; name=plan.png\nContent-Disposition: inline; filename=plan.png\nContent-Transfer-Encoding: base64\n\n${base64('\x89PNG\r\n')}`,
      `${htmlHead}\n\n<p>After.</p>`,
    ),
    {
      text: 'Before.\n\nAfter.',
      files: { 'plan.png': { kind: 'plain' } },
    },
  ),
  mail('an enriched text', 'Content-Type: text/enriched', '<bold>Yes</bold>, go ahead.', {
    has: ['Yes', 'go ahead.'],
  }),
  mail('a text of a kind that nobody knows', 'Content-Type: text/x-notes', 'Yes, go ahead.', {
    text: 'Yes, go ahead.',
  }),
  mail('a text in Markdown', 'Content-Type: text/markdown; charset=utf-8', '# Yes\n\n* go ahead', {
    text: '# Yes\n\n* go ahead',
  }),
];
