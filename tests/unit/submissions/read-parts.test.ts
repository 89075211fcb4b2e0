import { expect, test } from 'vitest';

import { contactForm } from '@/forms';
import { readParts } from '@/submissions/read-parts';

const own = 'a'.repeat(30);

const send = (type: string, count: number) => {
  const part = `--${own}\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n`;
  const body = `${part.repeat(count)}--${own}--\r\n`;
  const headers = { 'Content-Type': type };
  return readParts(new Request('http://x.example', { method: 'POST', headers, body }), contactForm);
};

test.each([
  `multipart/form-data; boundary=${own}`,
  `Multipart/Form-Data;BOUNDARY="${own}"`,
  `multipart/form-data; x-boundary=b; boundary=${own}`,
  `multipart/form-data; x="; boundary=b"; boundary=${own}`,
  `multipart/form-data; boundary=${own}; boundary=b`,
])('parts are counted by the boundary that parts them: %s', async (type) => {
  expect((await send(type, 3)).texts).toHaveLength(3);
  await expect(send(type, 1200)).rejects.toMatchObject({ code: 'malformed' });
});

test.each([
  '',
  'multipart/form-data',
  `multipart/form-data; x-boundary=${own}`,
  `multipart/form-data; x="boundary=${own}"`,
  `multipart/form-data; boundary=b, multipart/form-data; boundary=${own}`,
  `multipart/form-data; boundary=b; x=1, multipart/form-data; boundary=${own}`,
  `multipart/mixed; boundary=${own}`,
])('without a boundary of its own nothing is read: %s', async (type) => {
  await expect(send(type, 3)).rejects.toMatchObject({ code: 'malformed' });
});
