import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';

import { isEmailAddress } from '@/platform/email-address';

const composer = createTransport({ streamTransport: true, buffer: true });

describe('an address that mail can be sent to', () => {
  it.each([
    'ada@analytical.example',
    'a@b.co',
    'tom&jerry@quay.example',
    'x=y@quay.example',
    "o'brien@quay.example",
    'a.b+c/d!#$%*?^_{|}~-`@quay.example',
    'müller@exämple.example',
    '用户@例子.测试',
    'ada@xn--exmple-cua.example',
    'ada@почта.xn--p1ai',
    'ada@1.2.example',
    `${'a'.repeat(64)}@${'b'.repeat(63)}.example`,
  ])('is taken, and is the one recipient: %s', async (address) => {
    expect(isEmailAddress(address)).toBe(true);
    const { envelope } = await composer.sendMail({ to: address, text: 'Hello' });
    const [to = '', ...others] = envelope.to;
    expect(others).toEqual([]);
    const hostOf = (text: string) => new URL(`http://${text.split('@').at(-1) ?? ''}`).hostname;
    expect(to.split('@')[0]).toBe(address.split('@')[0]);
    expect(hostOf(to)).toBe(hostOf(address));
  });
});

it.each([
  '',
  'ada',
  'ada@',
  '@analytical.example',
  'ada@analytical',
  'ada@analytical.e',
  'ada@analytical.123',
  'ada@-analytical.example',
  'ada@analytical-.example',
  'ada@analytical..example',
  '.ada@analytical.example',
  'ada.@analytical.example',
  'a..da@analytical.example',
  'ada@b@analytical.example',
  'ada byron@analytical.example',
  'ada@analytical.example b@b.example',
  'ada@analytical.example,b@b.example',
  'ada@analytical.example;b@b.example',
  'friends:ada@analytical.example',
  '<ada@analytical.example>',
  'Ada <ada@analytical.example>',
  '"ada"@analytical.example',
  'ada(b)@analytical.example',
  'ada\\@analytical.example',
  'ada@[127.0.0.1]',
  'ada@analytical.example\r\nBcc: b@b.example',
  'ada\n@analytical.example',
  'ada\u2028@analytical.example',
  'ada\u0000@analytical.example',
  'ada\u3000@analytical.example',
  `${'a'.repeat(65)}@analytical.example`,
  `ada@${'b'.repeat(64)}.example`,
  `ada@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.example`,
])('is refused: %j', (address) => {
  expect(isEmailAddress(address)).toBe(false);
});
