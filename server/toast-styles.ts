/**
 * What sonner (2.0.8) writes into a public page when a toast is shown: a style element that is first
 * empty and then holds its rules. Its text is the same for everybody; a test compares it.
 */
export const toastStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
] as const;
