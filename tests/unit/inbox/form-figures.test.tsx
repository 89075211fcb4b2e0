import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { FormFigures } from '@/inbox/figures/form-figures';

const minute = 60;
const hour = 60 * minute;

test.each([
  [null, 0, 'None of them was marked as replied yet.'],
  [30, 1, 'The one that was replied to had its first reply within a minute.'],
  [89 * minute, 2, 'Half of the 2 that were replied to had their first reply within 89 minutes.'],
  [90 * minute, 3, 'Half of the 3 that were replied to had their first reply within 2 hours.'],
  [47 * hour, 4, 'Half of the 4 that were replied to had their first reply within 47 hours.'],
  [72 * hour, 5, 'Half of the 5 that were replied to had their first reply within 3 days.'],
])('a median of %s seconds of %i replies is told in words', (seconds, replied, sentence) => {
  const html = renderToStaticMarkup(
    <FormFigures
      form="quote"
      days={[{ day: '2026-11-20', count: 5 }]}
      medianReplySeconds={seconds}
      replied={replied}
    />,
  );
  expect(html).toContain(sentence);
});

test('where none came the heading says all there is to say', () => {
  const html = renderToStaticMarkup(
    <FormFigures
      form="quote"
      days={[{ day: '2026-11-20', count: 0 }]}
      medianReplySeconds={null}
      replied={0}
    />,
  );
  expect(html.replace(/<[^>]+>/g, '')).toBe('Quote requests: 0 in 1 days');
});
