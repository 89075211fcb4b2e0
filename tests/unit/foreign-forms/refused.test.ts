import { expect, test } from 'vitest';

import { readForms } from '../../../scripts/forms/read-files';

test.each([
  ['', /^a\.json is neither a form nor a file of Flamingo’s messages\./],
  ['Some words.', /^a\.json is neither a form nor a file of Flamingo’s messages\./],
  ['{"a":1}', /^a\.json is no export of forms from Gravity Forms, /],
  ['[]', /^a\.json is no export of forms from Gravity Forms, /],
  ['5', /^a\.json is no export of forms from Gravity Forms, /],
  ['null', /^a\.json is no export of forms from Gravity Forms, /],
  ['[{"title":"A form without fields"}]', /^a\.json is no export of forms from Gravity Forms, /],
  ['Date,a\n"1,2', /^The file is no CSV: /],
])('%j is no file of forms, and is refused in a sentence', (text, sentence) => {
  expect(() => readForms(text, 'a.json', undefined)).toThrow(sentence);
});
