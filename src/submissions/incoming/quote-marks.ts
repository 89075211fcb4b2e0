/** The verbs by which mail programs say who wrote what a mail repeats. */
const wrote =
  /wrote|writes|schrieb|a écrit|escribió|escribio|schreef|ha scritto|scrisse|escreveu|napsal|píše|napisał|pisze|skrev|kirjoitti|írta|пишет|написал|писал|写道|寫道|のメール|書きました/i;

const address = /[<([][^\s<>()[\]]{1,100}@[^\s<>()[\]]{1,100}[>)\]]/;
const day = /\d{1,2}[:.hH]\d\d|\b(?:19|20)\d\d\b|\d{4}年/;

const longestLine = 400;

/** "On 3 Nov 2025 at 10:00, Acme wrote:" in the languages around, on one line or on a few. */
export function isAttribution(text: string): boolean {
  const line = text.trim();
  if (line.length > longestLine || !/[:：]$/.test(line) || !/\d/.test(line)) return false;
  return wrote.test(line) || (address.test(line) && day.test(line));
}

const original =
  /^[>\s]*[-_*]{2,}\s{0,9}(?:original|ursprüngliche|message d'origine|mensaje original|messaggio originale|oorspronkelijk|oryginal|wiadomość oryginalna|původní|oprindelig|ursprungligt|mensagem original|元のメッセージ)/i;

/** Something is passed on: that is what the sender wants us to read. */
const forwarded =
  /^[>\s]*[-_*]{2,}\s{0,9}(?:forwarded|weitergeleitete|message transféré|mensaje reenviado|messaggio inoltrato|doorgestuurd|przekazana|přeposlaná|videresendt|vidarebefordrat|mensagem encaminhada)|^begin forwarded message:|^anfang der weitergeleiteten/i;

export const isOriginal = (line: string): boolean => original.test(line.slice(0, longestLine));
export const isForwarded = (line: string): boolean => forwarded.test(line.slice(0, longestLine));

/** The headers that Outlook repeats, in the languages around. */
const labels = {
  from: 'from|von|de|da|van|od|fra|från|lähettäjä|feladó|от|差出人|送信者|发件人|寄件者|보낸 사람',
  sent: 'sent|date|gesendet|datum|envoyé|enviado(?: el| em)?|fecha|inviato|data|verzonden|wysłano|odesláno|sendt|dato|skickat|lähetetty|elküldve|отправлено|дата|送信日時|日付|发送时间|寄件日期|보낸 날짜',
  to: 'to|an|à|a|para|aan|do|komu|til|till|vastaanottaja|címzett|кому|宛先|收件人|收件者|받는 사람',
  subject:
    'subject|betreff|objet|asunto|oggetto|onderwerp|temat|předmět|emne|ämne|assunto|aihe|tárgy|тема|件名|主题|主旨|제목',
  other: 'cc|kopie|copie|kopi|dw|bcc|reply-to|antwort an|importance|attachments|anlagen',
} as const;

const names = Object.entries(labels).map(([label, words]): [string, RegExp] => [
  label,
  new RegExp(`^[>\\s]{0,20}\\*{0,2}(?:${words})\\s?\\*{0,2}\\s?[:：]\\*{0,2}`, 'i'),
]);

const labelsOf = (line: string): string[] =>
  names.filter(([, pattern]) => pattern.test(line.slice(0, longestLine))).map(([label]) => label);

const longestBlock = 9;

export interface Block {
  readonly length: number;
  /** Whether it is more than a list of places that begins with "From:". */
  readonly isSure: boolean;
}

/** The repeated headers that begin here; null where none do. */
export function headerBlock(lines: readonly string[], at: number): Block | null {
  if (!labelsOf(lines[at] ?? '').includes('from')) return null;
  const found = new Set(['from']);
  let length = 1;
  for (; length < longestBlock; length += 1) {
    const own = labelsOf(lines[at + length] ?? '');
    if (own.length === 0) break;
    for (const label of own) found.add(label);
  }
  const hasAddress = lines
    .slice(at, at + length)
    .some((line) => line.slice(0, longestLine).includes('@'));
  const isSure = found.has('sent') && (found.has('subject') || (found.has('to') && hasAddress));
  return { length, isSure };
}

export const isRule = (line: string): boolean =>
  /^\s*[_-]{5,}\s*$/.test(line.slice(0, longestLine));

/** What programs and companies put below everything. */
export const isNotice = (line: string): boolean =>
  /confidential|disclaimer|privileged|intended (?:only |solely )?for|intended recipient|this (?:e-?mail|message)|diese (?:e-?mail|nachricht)|vertraulich|ce (?:message|courriel|mail)|confidentiel|este (?:mensaje|correo)|confidencial|questa? (?:e-?mail|messaggio)|riservat|vertrouwelijk|dit bericht|poufn|registered (?:in|office|number|company)|company (?:number|no)|virus|avast|scanned by|unsubscribe|mailing list|sent from my|gesendet von|envoyé de|enviado desde|inviato da|please consider the environment|get outlook for|@\S+\.\S+|https?:\/\//i.test(
    line.slice(0, 2000),
  );
