import { describe, expect, it } from 'vitest';

import { layTitle } from '@/site/ground/geometry/title-layout';

const whole = { oneAt: () => ({ top: 100, bottom: 500 }) };
const wish = {
  section: whole,
  caption: 'From dock to door',
  right: 700,
  size: 80,
  captionSize: 26,
};

describe('the words on the accent', () => {
  it('have the size wished for where there is room', () => {
    const { size, title } = layTitle({ ...wish, title: 'One file.' });
    expect(size).toBe(80);
    expect(title).toHaveLength(1);
  });

  it('get smaller, or two lines, where the accent is narrow', () => {
    const lens = {
      oneAt: (x: number) => {
        const half = Math.max(0, Math.min(200, (x - 300) * 0.6));
        return { top: 300 - half, bottom: 300 + half };
      },
    };
    const long = { ...wish, section: lens, title: 'One set of figures.' };
    const { size, title, caption } = layTitle(long);
    expect(size).toBeLessThan(80);
    expect(title.map(({ text }) => text).join(' ')).toBe('One set of figures.');
    for (const { y } of [...title, ...caption]) {
      expect(y).toBeGreaterThan(100);
      expect(y).toBeLessThan(500);
    }
  });

  it('stay in order from top to bottom', () => {
    const { title, caption } = layTitle({ ...wish, title: 'One ledger of good.' });
    const heights = [...title, ...caption].map(({ y }) => y);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
  });
});
