import { readFile, utimes, writeFile } from 'node:fs/promises';

import { isStale, list, makeFolder, newPath, remove } from './folder';

/** Says to the other processes of this machine why the database refuses what waits in this one. */
export class ReasonsFile {
  readonly #path: string;
  #written = '';

  constructor(private readonly folder: string) {
    this.#path = newPath(folder, '.reasons');
  }

  /** @param codes SQLSTATEs; call it often, so that nobody takes the file for an orphan */
  async write(codes: readonly string[]): Promise<void> {
    const text = codes.join('\n');
    if (text === '') {
      if (this.#written !== '') await remove(this.#path);
    } else if (text === this.#written) {
      await utimes(this.#path, new Date(), new Date()).catch(() => this.#write(text));
    } else {
      await this.#write(text);
    }
    this.#written = text;
  }

  async #write(text: string): Promise<void> {
    await makeFolder(this.folder);
    await writeFile(this.#path, text, { mode: 0o600 });
  }
}

/** The SQLSTATEs of all processes that live. */
export async function readReasons(folder: string): Promise<string[]> {
  const texts = await Promise.all(
    (await list(folder, '.reasons')).map(async (file) =>
      (await isStale(file)) ? '' : readFile(file, 'utf8').catch(() => ''),
    ),
  );
  const codes = texts.join('\n').match(/^[0-9A-Z]{5}$/gm) ?? [];
  return [...new Set(codes)].sort();
}
