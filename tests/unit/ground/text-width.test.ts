import { describe, expect, it } from 'vitest';

import { squeezedLength, textWidth, wrapText } from '@/site/ground/geometry/text-width';

describe('text widths', () => {
  it('grow with the text and the size', () => {
    expect(textWidth('WWW', 10)).toBeGreaterThan(textWidth('iii', 10));
    expect(textWidth('CRM', 20)).toBeCloseTo(2 * textWidth('CRM', 10));
    expect(textWidth('', 20)).toBe(0);
  });

  it('squeeze only what does not fit', () => {
    expect(squeezedLength('CRM', 200)).toBeUndefined();
    expect(squeezedLength('Airworthiness review certificates', 200)).toBe(200);
  });

  it('break lines at spaces, and never lose a word', () => {
    const lines = wrapText('Built round how you already work', 27, 240);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toBe('Built round how you already work');
    expect(wrapText('Unbreakable', 27, 10)).toEqual(['Unbreakable']);
  });
});
