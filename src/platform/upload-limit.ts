/** How large an uploaded picture may be; written here alone. */
export const uploadLimit = {
  fileBytes: 10_000_000,
  /** Of the whole request, with the picture's fields. */
  requestMegabytes: 12,
} as const;
