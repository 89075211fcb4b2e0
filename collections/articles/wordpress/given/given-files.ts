import { limits } from '../file/limits';
import { RefusedFile } from '../file/refused-file';
import { readZip, type ZipEntry } from './read-zip';

/** Files that somebody gives beside an export: pictures, or a ZIP file of these. */
export class GivenFiles {
  private readonly entries: readonly ZipEntry[];
  private readonly used = new Set<ZipEntry>();

  private constructor(entries: readonly ZipEntry[]) {
    this.entries = entries.filter(({ name }) => !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name));
  }

  /** @throws RefusedFile */
  static async of(files: readonly File[]): Promise<GivenFiles> {
    if (files.reduce((sum, { size }) => sum + size, 0) > limits.pictures)
      throw new RefusedFile('pictures');
    const entries: ZipEntry[] = [];
    for (const file of files) {
      if (file.size === 0) continue;
      const read = async () => Buffer.from(await file.arrayBuffer());
      if (/\.zip$/i.test(file.name)) entries.push(...readZip(await read()));
      else entries.push({ name: file.name, read });
    }
    return new GivenFiles(entries);
  }

  /**
   * The file of a picture by its name: the one in the same folders where there is one, such as
   * `2019/05/desk.png`, else the only one of that name.
   */
  find(address: string): ZipEntry | undefined {
    const parts = partsOf(new URL(address).pathname);
    const named = this.entries.filter(({ name }) => partsOf(name).at(-1) === parts.at(-1));
    const shared = named.map((entry) => ({ entry, count: sharedEnd(partsOf(entry.name), parts) }));
    const most = Math.max(0, ...shared.map(({ count }) => count));
    const best = shared.filter(({ count }) => count === most);
    const found = best.length === 1 ? best[0]?.entry : undefined;
    if (found) this.used.add(found);
    return found;
  }

  get unused(): number {
    return this.entries.length - this.used.size;
  }
}

const partsOf = (path: string): string[] => {
  const folded = path.normalize('NFC').toLowerCase();
  try {
    return decodeURIComponent(folded).split('/').filter(Boolean);
  } catch {
    return folded.split('/').filter(Boolean);
  }
};

function sharedEnd(one: readonly string[], other: readonly string[]): number {
  let count = 0;
  while (count < one.length && one.at(-1 - count) === other.at(-1 - count)) count += 1;
  return count;
}
