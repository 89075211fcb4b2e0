import { endingOf } from '../file-rules';

/** Endings of what a machine runs, or what can hold something that it runs. */
const running = new Set(
  (
    'exe com scr pif bat cmd cpl msi msp mst dll sys drv ocx jar class js jse mjs vbs vbe vb ws wsf wsh wsc ps1 ps1xml psm1 psc1 ' +
    'hta htm html xhtml xht mht mhtml shtml svg svgz lnk url webloc desktop inf reg rgs scf sct shb shs settingcontent-ms library-ms search-ms ' +
    'chm hlp gadget application appref-ms appx appxbundle msix apk app dmg pkg deb rpm run elf sh bash zsh csh command py pyc pyw pl rb php asp aspx jsp cgi ' +
    'docm dotm xlsm xltm xlam xlsb xll pptm potm ppam ppsm sldm one onepkg iqy slk accde accdb mdb mde ade adp iso img vhd vhdx swf wasm'
  ).split(' '),
);

const begins = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

/**
 * Names in the list that ends a zip archive; it is read no further than its own size. The archive may
 * stand behind something else: then its list is not where it says, but still right before its end.
 */
export function zipNames(bytes: Buffer): string[] {
  const end = bytes.lastIndexOf('PK\u0005\u0006');
  if (end === -1 || end + 22 > bytes.length) return [];
  const places = [bytes.readUInt32LE(end + 16), end - bytes.readUInt32LE(end + 12)];
  return places.map((place) => namesFrom(bytes, place)).find(({ length }) => length > 0) ?? [];
}

function namesFrom(bytes: Buffer, place: number): string[] {
  const names: string[] = [];
  let at = place;
  while (at >= 0 && at + 46 <= bytes.length && begins(bytes, 'PK\u0001\u0002', at)) {
    const length = bytes.readUInt16LE(at + 28);
    names.push(bytes.toString('latin1', at + 46, at + 46 + length));
    at += 46 + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return names;
}

const macros = Buffer.from('_VBA_PROJECT', 'utf16le');

/** Why a file can do harm where it is opened, in a sentence; null where nothing says so. */
export function danger(name: string, bytes: Buffer): string | null {
  if (
    begins(bytes, 'MZ') ||
    begins(bytes, '\u007fELF') ||
    begins(bytes, '#!') ||
    /^(?:feedface|feedfacf|cefaedfe|cffaedfe|cafebabe|4c00000001140200)/.test(
      bytes.toString('hex', 0, 8),
    )
  )
    return 'It is a program.';
  const start = bytes.toString('latin1', 0, 1000).replace(/^[\s\u00ef\u00bb\u00bf]+/, '');
  if (/^<(?:!doctype html|html|head|body|script|svg|hta:)/i.test(start) || /<svg[\s>]/i.test(start))
    return 'It is a page that could run something.';
  const names = begins(bytes, 'PK\u0003\u0004') ? zipNames(bytes) : [];
  if (names.some((each) => /vbaproject\.bin$/i.test(each)) || bytes.includes(macros))
    return 'It holds macros.';
  if (names.some((each) => running.has(endingOf(each.replace(/[. ]+$/, '')))))
    return 'It holds something that can run.';
  return running.has(endingOf(name)) ? 'Files of this kind can run something.' : null;
}

const beginnings: readonly (readonly [string, string])[] = [
  ['%PDF-', 'pdf'],
  ['\u0089PNG\r\n', 'png'],
  ['\u00ff\u00d8\u00ff', 'jpg'],
  ['GIF8', 'gif'],
  ['Rar!', 'rar'],
  ['7z\u00bc\u00af', '7z'],
  ['{\\rtf', 'rtf'],
  ['\u001f\u008b', 'gz'],
  ['BEGIN:VCALENDAR', 'ics'],
  ['BEGIN:VCARD', 'vcf'],
  ['AC10', 'dwg'],
];

const types: Readonly<Record<string, string>> = {
  'text/plain': 'txt',
  'text/html': 'html',
  'text/csv': 'csv',
  'text/calendar': 'ics',
  'application/ics': 'ics',
  'text/vcard': 'vcf',
  'text/x-vcard': 'vcf',
  'text/rtf': 'rtf',
  'application/rtf': 'rtf',
  'application/msword': 'doc',
  'application/vnd.ms-excel': 'xls',
  'application/json': 'json',
  'image/svg+xml': 'svg',
  'image/heic': 'heic',
  'image/tiff': 'tif',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/amr': 'amr',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'message/rfc822': 'eml',
  'application/pkcs7-signature': 'p7s',
  'application/x-pkcs7-signature': 'p7s',
  'application/pkcs7-mime': 'p7m',
  'application/x-pkcs7-mime': 'p7m',
  'application/pgp-signature': 'asc',
  'application/pgp-keys': 'asc',
  'application/pgp-encrypted': 'txt',
  'message/delivery-status': 'txt',
  'message/disposition-notification': 'txt',
  'text/rfc822-headers': 'txt',
};

const openDocuments: readonly (readonly [string, string])[] = [
  ['text', 'odt'],
  ['spreadsheet', 'ods'],
  ['presentation', 'odp'],
];

function officeEnding(bytes: Buffer): string {
  const names = zipNames(bytes);
  const has = (folder: string) => names.some((name) => name.startsWith(folder));
  if (has('word/')) return 'docx';
  if (has('xl/')) return 'xlsx';
  if (has('ppt/')) return 'pptx';
  // The first file of such an archive says so, and is not packed.
  const type = (kind: string) => `application/vnd.oasis.opendocument.${kind}`;
  return openDocuments.find(([kind]) => bytes.subarray(0, 200).includes(type(kind)))?.[1] ?? 'zip';
}

/** The ending that says what a file is: by its content, else by what its sender says. */
export function endingFor(type: string, bytes: Buffer): string {
  if (begins(bytes, 'PK\u0003\u0004')) return officeEnding(bytes);
  if (begins(bytes, 'RIFF') && begins(bytes, 'WEBP', 8)) return 'webp';
  const known = beginnings.find(([start]) => begins(bytes, start))?.[1] ?? types[type];
  return known ?? 'dat';
}
