import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { librarysWords, LiveRegion } from '@/ui/toast/live-region';

test('a page says the words of toasts that the library would not say by itself', () => {
  const { messages, closeMessage } = librarysWords;
  expect(renderToStaticMarkup(<LiveRegion messages={messages} closeMessage={closeMessage} />)).toBe(
    '<output></output>',
  );
  const german = <LiveRegion messages="Meldungen" closeMessage="Meldung schließen" />;
  expect(renderToStaticMarkup(german)).toBe(
    '<output data-messages="Meldungen" data-close-message="Meldung schließen"></output>',
  );
});

test('the library says what it is taken to say', () => {
  const library = readFileSync(createRequire(import.meta.url).resolve('sonner'), 'utf8');
  for (const words of Object.values(librarysWords)) expect(library).toContain(`'${words}'`);
});
