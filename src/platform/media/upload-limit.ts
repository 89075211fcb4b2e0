/** How large an uploaded picture may be; written here alone. */
export const uploadLimit = {
  fileBytes: 10_000_000,
  /** Of the whole request, with the picture's fields. */
  requestMegabytes: 12,
  /** A small file can be a picture that takes a gigabyte when it is decoded. */
  pixels: 40_000_000,
} as const;

/** What people read who choose a file. */
export const uploadKinds =
  `Send a PNG, JPEG, WebP or AVIF picture of at most ` +
  `${uploadLimit.fileBytes / 1_000_000} MB and ${uploadLimit.pixels / 1_000_000} megapixels.`;

/** What people read whose file is not taken, whatever is wrong with it. */
export const uploadRefusal = `This file is not taken. ${uploadKinds}`;
