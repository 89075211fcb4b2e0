import { htmlHead, mail, sent, utf8, type CorpusMail, type Expected } from './mail';

const [reply = ''] = sent;
const marked = reply
  .split('\n')
  .map((line) => `> ${line}`.trimEnd())
  .join('\n');
const wrapped =
  '> Hello Ada,\n>\n> thank you for your message. Nine systems can\n> become one, and we would begin with the order\n> book.\n>\n> When would a call suit you?';
const own = 'Thursday at ten suits us.\n\nAda';

const type = 'Content-Type: text/plain; charset=utf-8';
const text = (name: string, body: string, expected: Expected) =>
  mail(name, type, utf8(body), expected);

/** An answer above, and what a program repeats below it. */
const folded = (name: string, mark: string, repeated: string, expected: Expected = {}) =>
  text(name, `${own}\n\n${mark}${repeated}\n`, {
    text: own,
    quoted: ['Nine systems can'],
    ...expected,
  });

const from = 'OneLayer <hello@onelayer.example>';
const block = (labels: string) => {
  const [who = '', when = '', to = '', about = ''] = labels.split('|');
  return `${who}: ${from}\n${when}: 3. 11. 2025 10:00\n${to}: Ada Byron\n${about}: Re: your message\n\n`;
};

/** All of it is theirs. */
const theirs = (name: string, body: string) => text(name, body, { text: body, quoted: null });

/** What people wrote, and what their programs repeat. */
export const quotes: readonly CorpusMail[] = [
  folded('Gmail in English', `On Mon, 3 Nov 2025 at 10:00, ${from} wrote:\n\n`, marked),
  folded(
    'Gmail over two lines',
    'On Mon, 3 Nov 2025 at 10:00, OneLayer\n<hello@onelayer.example> wrote:\n\n',
    wrapped,
  ),
  folded('Apple Mail', `> On 3 Nov 2025, at 10:00, ${from} wrote:\n> \n`, marked),
  folded('Gmail in French', `Le lun. 3 nov. 2025 à 10:00, ${from} a écrit :\n\n`, marked),
  folded(
    'Gmail in Spanish',
    `El lun, 3 nov 2025 a las 10:00, OneLayer (<hello@onelayer.example>)\nescribió:\n\n`,
    marked,
  ),
  folded(
    'Gmail in Italian',
    `Il giorno lun 3 nov 2025 alle ore 10:00 ${from} ha scritto:\n\n`,
    marked,
  ),
  folded('Gmail in Dutch', `Op ma 3 nov 2025 om 10:00 schreef ${from}:\n\n`, marked),
  folded('Gmail in Polish', `pon., 3 lis 2025 o 10:00 ${from} napisał(a):\n\n`, marked),
  folded('Thunderbird in Polish', `W dniu 3.11.2025 o 10:00, OneLayer pisze:\n`, wrapped),
  folded('Gmail in Czech', `po 3. 11. 2025 v 10:00 odesílatel ${from} napsal:\n\n`, marked),
  folded('Gmail in Japanese', `2025年11月3日(月) 10:00 ${from}:\n\n`, marked),
  folded('Gmail in German', `Am Mo., 3. Nov. 2025 um 10:00 Uhr schrieb ${from}:\n\n`, marked),
  folded(
    'Gmail in Portuguese',
    `Em seg., 3 de nov. de 2025 às 10:00, ${from} escreveu:\n\n`,
    marked,
  ),
  folded('Gmail in Danish', `Den man. 3. nov. 2025 kl. 10.00 skrev ${from}:\n\n`, marked),
  folded('Gmail in Swedish', `Den mån 3 nov. 2025 kl 10:00 skrev ${from}:\n\n`, marked),
  folded('Gmail in Russian', `пн, 3 нояб. 2025 г. в 10:00, ${from}:\n\n`, marked),
  folded('Outlook in English', block('From|Sent|To|Subject'), reply),
  folded('Outlook in Spanish', block('De|Enviado el|Para|Asunto'), reply),
  folded('Outlook in French', block('De|Envoyé|À|Objet'), reply),
  folded('Outlook in German', block('Von|Gesendet|An|Betreff'), reply),
  folded('Outlook in Italian', block('Da|Inviato|A|Oggetto'), reply),
  folded('Outlook in Dutch', block('Van|Verzonden|Aan|Onderwerp'), reply),
  folded('Outlook in Polish', block('Od|Wysłano|Do|Temat'), reply),
  folded('Outlook in Czech', block('Od|Odesláno|Komu|Předmět'), reply),
  folded('Outlook in Danish', block('Fra|Sendt|Til|Emne'), reply),
  folded('Outlook in Swedish', block('Från|Skickat|Till|Ämne'), reply),
  folded('Outlook in Japanese', block('差出人|送信日時|宛先|件名'), reply),
  folded(
    'Outlook with its rule',
    `________________________________\n${block('From|Sent|To|Subject')}`,
    reply,
  ),
  folded(
    'Outlook of long ago',
    `-----Original Message-----\n${block('From|Sent|To|Subject')}`,
    reply,
  ),
  folded('Outlook with stars', block('*From|*Sent|*To|*Subject').replace(/: /g, ':* '), reply),
  folded('a program that writes no line', '', wrapped),
  folded('a program that marks nothing', '', reply),
  folded(
    'a quote that was cut',
    `On Mon, 3 Nov 2025 at 10:00, ${from} wrote:\n\n`,
    '> thank you for your message. Nine systems can become one, and we would',
  ),
  folded(
    'a notice below the quote',
    `On Mon, 3 Nov 2025 at 10:00, ${from} wrote:\n\n`,
    `${marked}\n\nThis e-mail is confidential and intended only for the addressee.\nAnalytical Ltd, registered in England, company number 12345.`,
    {
      quoted: ['Nine systems can', 'confidential'],
    },
  ),
  folded(
    'an older thread below',
    block('From|Sent|To|Subject'),
    `${reply}\n\nFrom: Ada Byron <ada@analytical.example>\nSent: 1. 11. 2025 9:00\nTo: OneLayer\nSubject: your message\n\nWe have nine systems.`,
    {
      quoted: ['We have nine systems.'],
    },
  ),
  folded(
    'Proton',
    '-------- Original Message --------\nOn Monday, 3 November 2025 at 10:00, OneLayer <hello@onelayer.example> wrote:\n\n',
    marked,
  ),
  folded(
    'Yahoo, which marks nothing',
    'On Monday, 3 November 2025 at 10:00:00 GMT, OneLayer <hello@onelayer.example> wrote:\n\n',
    reply,
  ),
  folded(
    'a signature below the quote',
    `On Mon, 3 Nov 2025 at 10:00, ${from} wrote:\n`,
    `${marked}\n\n-- \nAda Byron\nAnalytical Ltd`,
  ),
  folded(
    'a quote of a quote',
    `On Mon, 3 Nov 2025 at 10:00, ${from} wrote:\n`,
    `${marked}\n>\n> On Sat, 1 Nov 2025 at 9:00, Ada Byron <ada@analytical.example> wrote:\n>\n>> We have nine systems.`,
  ),
  text(
    'an answer on the line that it answers',
    `On Mon, 3 Nov 2025 at 10:00, ${from} wrote:\n\n${marked.replace('suit you?', 'suit you? Thursday at ten.')}`,
    {
      has: ['Thursday at ten.'],
      quoted: null,
    },
  ),
  text(
    'an answer with our words in it',
    `Hello Carmen,\n\nNine systems can become one, and we would begin with the order book. We disagree.`,
    {
      has: ['We disagree.'],
      quoted: null,
    },
  ),
  text(
    'an answer above, and one on a line',
    `See below.\n\nOn Mon, 3 Nov 2025 at 10:00, ${from} wrote:\n\n${marked.replace('suit you?', 'suit you? Thursday at ten.')}`,
    {
      has: ['See below.', 'Thursday at ten.'],
      quoted: null,
    },
  ),
  mail(
    'Outlook on the web',
    htmlHead,
    utf8(
      `<div>Thursday suits us.</div><div id="appendonsend"></div><hr style="display:inline-block;width:98%"><div id="divRplyFwdMsg"><font><b>From:</b> OneLayer &lt;hello@onelayer.example&gt;<br><b>Sent:</b> 3 November 2025 10:00<br><b>To:</b> Ada<br><b>Subject:</b> Re: your message</font><div>&nbsp;</div></div><div>Hello Ada,</div><div>thank you for your message. Nine systems can become one, and we would begin with the order book.</div>`,
    ),
    {
      text: 'Thursday suits us.',
      quoted: ['Nine systems can become one'],
    },
  ),
  mail(
    'Gmail in HTML',
    htmlHead,
    utf8(
      `<div dir=ltr>Thursday suits us.</div><br><div class=gmail_quote><div>On Mon, 3 Nov 2025 at 10:00, OneLayer &lt;<a href="mailto:hello@onelayer.example">hello@onelayer.example</a>&gt; wrote:<br></div><blockquote><div>Hello Ada,</div><div><br></div><div>thank you for your message. Nine systems can become one, and we would begin with the order book.</div></blockquote></div>`,
    ),
    {
      text: 'Thursday suits us.',
      quoted: ['Nine systems can become one'],
    },
  ),
  mail(
    'Outlook in HTML',
    htmlHead,
    utf8(
      `<p class=MsoNormal>Thursday suits us.</p><div style="border-top:solid 1pt"><p class=MsoNormal><b>From:</b> OneLayer &lt;hello@onelayer.example&gt;<br><b>Sent:</b> 3 November 2025 10:00<br><b>To:</b> Ada<br><b>Subject:</b> Re: your message</p></div><p class=MsoNormal>Hello Ada,</p><p>thank you for your message. Nine systems can become one, and we would begin with the order book.</p>`,
    ),
    {
      text: 'Thursday suits us.',
      quoted: ['Nine systems can become one'],
    },
  ),
  theirs(
    'a list of places',
    'Please plan this tour:\n\nFrom: Leeds depot\nTo: York depot\nDate: any Tuesday\nSubject: twelve pallets\n\nIt goes by lorry.',
  ),
  theirs(
    'rules of underscores',
    'First point.\n\n__________\n\nSecond point.\n\n________________________________\n\nThird point.',
  ),
  theirs('rules of dashes', 'First point.\n\n-----\n\nSecond point.'),
  theirs('their own marks', 'The prices:\n\n> 100 users: £5\n> 500 users: £4'),
  theirs(
    'what somebody else wrote',
    'Bo sent me this:\n\nOn Fri, 31 Oct 2025 at 9:00, Bo Lind <bo@quay.example> wrote:\n\n> the old system must stay until May',
  ),
  text(
    'a mail passed on',
    `See what our supplier says.\n\n---------- Forwarded message ---------\nFrom: Bo Lind <bo@quay.example>\nDate: Fri, 31 Oct 2025\nSubject: Prices\nTo: Ada Byron\n\nThe licence ends in May.`,
    {
      has: ['See what our supplier says.', 'The licence ends in May.'],
      quoted: null,
    },
  ),
  text(
    'answers between the lines',
    `On Mon, 3 Nov 2025 at 10:00, ${from} wrote:\n\n> Nine systems can become one, and we would begin with the order book.\nSeven, not nine.\n> When would a call suit you?\nThursday at ten.`,
    {
      has: ['Seven, not nine.', 'Thursday at ten.', 'When would a call suit you?'],
      quoted: null,
    },
  ),
  text(
    'answers between the lines of Outlook',
    `See below.\n\n${block('From|Sent|To|Subject')}Hello Ada,\n\nthank you for your message. Nine systems can become one, and we would begin with the order book.\n\nSeven, not nine: two are gone.\n\nWhen would a call suit you?\n\nCarmen\nOneLayer`,
    {
      has: ['See below.', 'Seven, not nine: two are gone.'],
      quoted: null,
    },
  ),
  text(
    'an answer below',
    `On Mon, 3 Nov 2025 at 10:00, ${from} wrote:\n\n${marked}\n\nThursday at ten.`,
    { has: ['Thursday at ten.'], quoted: null },
  ),
  text(
    'an answer above and below',
    `Hello Carmen,\n\nOn Mon, 3 Nov 2025 at 10:00, ${from} wrote:\n\n${marked}\n\nThursday at ten. Shall we?`,
    {
      has: ['Hello Carmen,', 'Thursday at ten. Shall we?'],
      quoted: null,
    },
  ),
  text(
    'a sentence like a line about a quote',
    `On Monday 3 November 2025 we wrote:\n\n- that it is late\n\nOn Mon, 3 Nov 2025 at 10:00, ${from} wrote:\n\n${marked}`,
    {
      has: ['On Monday 3 November 2025 we wrote:', '- that it is late'],
      quoted: ['Nine systems'],
    },
  ),
  text('all of it is ours', marked, { has: ['Nine systems'], quoted: null }),
];
