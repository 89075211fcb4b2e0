/** Why a file is not taken, with the remedy. It is shown as it stands. */
export const refusals = {
  none: 'Choose the file that WordPress gave you under Tools, Export, “All content”.',
  large:
    'The file is larger than 50 MB. Export the posts of some years at a time: under Tools, Export, choose “Posts”.',
  xml: 'This is no XML, or it is damaged. Export it again, and give it as it is.',
  cut: 'The file ends before its end: the download was cut off. Export it again.',
  doctype:
    'The file defines its own document type or entities, which WordPress never writes. Nothing of it was read. Export it again from WordPress itself.',
  other: 'This is no export of WordPress. Under Tools, Export, choose “All content” or “Posts”.',
  deep: 'The file is nested deeper than WordPress writes. Export it again from WordPress itself.',
  posts: 'The file has more than 5,000 posts. Export the posts of some years at a time.',
  long: 'A post in the file is longer than a million letters. Divide it in WordPress, and export again.',
  tangled:
    'The HTML of a post in the file has more than 100,000 elements, or they are never closed. Mend it in WordPress, and export again.',
  empty: 'There is no post in this file. Under Tools, Export, choose “All content” or “Posts”.',
  zip: 'The pictures cannot be read: this is no whole ZIP file, or it is locked with a password. Pack them again.',
  pictures:
    'The pictures are more than 100 MB. Give those that the posts need, or have them fetched.',
  waiting:
    'Five files wait already. Import one of them, or throw it away, and give this one again.',
} as const;

export type Refusal = keyof typeof refusals;

export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusals[refusal]);
    this.refusal = refusal;
  }
}
