import type { ExportedPicture } from '../file/export';

/** The pictures that an export knows, by their numbers and addresses. */
export class MediaLibrary {
  private readonly byId: ReadonlyMap<string, ExportedPicture>;
  private readonly byAddress: ReadonlyMap<string, ExportedPicture>;

  constructor(pictures: readonly ExportedPicture[]) {
    this.byId = new Map(pictures.map((each) => [each.id, each]));
    this.byAddress = new Map(pictures.map((each) => [keyOf(each.address), each]));
  }

  get(id: string): ExportedPicture | undefined {
    return this.byId.get(id);
  }

  /**
   * The picture that stands at an address. A post shows a smaller copy of it, such as `desk-300x200.png`: the
   * picture itself comes along.
   */
  at(address: string): { readonly address: string; readonly alt: string; readonly title: string } {
    const plain = address.replace(/[?#].*$/, '');
    const whole = plain.replace(/-\d{1,5}x\d{1,5}(?=\.\w{3,4}$)/, '');
    const candidates = [plain, whole, whole.replace(/(?=\.\w{3,4}$)/, '-scaled')];
    for (const each of candidates) {
      const found = this.byAddress.get(keyOf(each));
      if (found) return found;
    }
    return { address: plain, alt: '', title: '' };
  }
}

/** Whether it says http or https, and www or not, makes no other picture. */
export const keyOf = (address: string): string =>
  address.replace(/^https?:\/\/(?:www\.)?/i, '').toLowerCase();
