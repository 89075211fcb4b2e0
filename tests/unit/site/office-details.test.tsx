import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { OfficeDetails } from '@/site/sections/home/office-details';
import { smallWords, textsOf } from '@/words';

const words = textsOf(smallWords);
const office = {
  email: 'office@acme.example',
  address: 'Acme\n1 High Street\nLeith',
  officeHours: 'Monday-Friday\n9:00 AM - 5:00 PM GMT\nSaturday\n10:00 AM - 1:00 PM GMT',
};

const shown = (telephone?: string | null) =>
  renderToStaticMarkup(<OfficeDetails words={words} {...office} telephone={telephone} />);

test('a telephone number is a link that can be called', () => {
  expect(shown('+44 (0)20 7946 0000')).toMatch(
    /Telephone<\/dt>.*<a href="tel:\+442079460000"[^>]*>\+44 \(0\)20 7946 0000<\/a>/,
  );
});

test('what cannot be called stands as it was written', () => {
  const written = shown('on request');
  expect(written).toContain('on request');
  expect(written).not.toContain('tel:');
});

test.each([undefined, null, ''])('without a number (%j) nothing is said of it', (telephone) => {
  expect(shown(telephone)).not.toContain('Telephone');
});

test('hours on Saturdays follow those of the week', () => {
  expect(shown()).toContain('GMT\nSaturday\n10:00 AM - 1:00 PM GMT');
});
