import { called } from './executable';

/** One for each way in which a text becomes code. Short, so that most fields have room for it. */
export const attacks = {
  'an element': `</script><img src=x onerror=${called}(1)>`,
  'an attribute': `"onfocus=${called}(1) autofocus x='`,
  'an address': `javascript:${called}(1)`,
} as const;
