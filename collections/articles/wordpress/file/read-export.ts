import { setImmediate as breathe } from 'node:timers/promises';

import { Parser } from 'htmlparser2';

import type { WordPressExport } from './export';
import { limits } from './limits';
import { ExportReader } from './export-reader';
import { RefusedFile } from './refused-file';

/**
 * Reads an export of WordPress as it comes. Only the five entities of XML itself are known, and a file that
 * defines a document type is refused before anything of it is used: nothing can grow, and nothing is fetched.
 * @throws RefusedFile
 */
export async function readExport(file: Blob): Promise<WordPressExport> {
  if (file.size === 0) throw new RefusedFile('none');
  if (file.size > limits.bytes) throw new RefusedFile('large');
  const reader = new ExportReader();
  const parser = new Parser(handlersOf(reader), { xmlMode: true });
  const decoder = await decoderFor(file);
  for await (const bytes of file.stream()) {
    parser.write(decoder.decode(bytes, { stream: true }));
    // Others are served meanwhile.
    await breathe();
  }
  parser.end(decoder.decode());
  return reader.end();
}

const handlersOf = (reader: ExportReader): ConstructorParameters<typeof Parser>[0] => ({
  onopentag: (name, attributes) => reader.open(name, attributes),
  ontext: (text) => reader.text(text),
  onclosetag: (name, isImplied) => reader.close(name, isImplied),
  onprocessinginstruction: (name) => {
    // In CDATA, where posts may speak of it, it is text.
    if (/^!(?:doctype|entity)/i.test(name)) throw new RefusedFile('doctype');
  },
});

/** As the file itself says; WordPress writes UTF-8 unless somebody changed that long ago. */
async function decoderFor(file: Blob): Promise<TextDecoder> {
  const head = await file.slice(0, 200).text();
  const label = /^\s*<\?xml[^>]{0,100}encoding=["']([\w-]{1,30})["']/.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
