import { limits } from '../file/limits';
import { RefusedFile } from '../file/refused-file';
import { readZip, type ZipEntry } from './read-zip';

/** Files that somebody gives beside an export: pictures, or a ZIP file of these. */
export class GivenFiles {
  private readonly entries: readonly ZipEntry[];
  /** By the end of its path: null where several end so. */
  private readonly byEnd = new Map<string, ZipEntry | null>();
  private readonly used = new Set<ZipEntry>();
  private unpacked = 0;

  private constructor(entries: readonly ZipEntry[]) {
    this.entries = entries.filter(({ name }) => !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name));
    for (const entry of this.entries)
      for (const end of endsOf(entry.name)) this.byEnd.set(end, this.byEnd.has(end) ? null : entry);
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
    const end = endsOf(new URL(address).pathname).find((each) => this.byEnd.has(each)) ?? '';
    const found = this.byEnd.get(end) ?? undefined;
    if (found) this.used.add(found);
    return found;
  }

  /**
   * The bytes of a file; null where it is damaged. However they are packed, all together are no more than may
   * be given.
   * @throws RefusedFile
   */
  async bytesOf(entry: ZipEntry): Promise<Buffer | null> {
    const bytes = await entry.read().catch(() => null);
    this.unpacked += bytes?.length ?? 0;
    if (this.unpacked > limits.pictures) throw new RefusedFile('pictures');
    return bytes;
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

/** No picture of WordPress lies deeper: `wp-content/uploads/sites/3/2019/05/desk.png`. */
const deepest = 8;

/** The longest first. */
function endsOf(path: string): string[] {
  const parts = partsOf(path).slice(-deepest);
  return parts.map((_, from) => parts.slice(from).join('/'));
}
