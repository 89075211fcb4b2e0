/** A PNG of one yellow dot. */
export const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8f1j+PwAHgwLm0u4HcQAAAABJRU5ErkJggg==',
  'base64',
);
