import { describe, expect, test } from 'vitest';

import { videoAt, videoFrames } from '~/collections/article-text';

const id = 'dQw4w9WgXcQ';
const page = `https://www.youtube.com/watch?v=${id}`;

describe('the video at an address', () => {
  test.each([
    [`https://www.youtube.com/watch?v=${id}`, page],
    [`http://youtube.com/watch?app=desktop&v=${id}&feature=share`, page],
    [` https://m.youtube.com/watch?v=${id} `, page],
    [`https://youtu.be/${id}?si=abc`, page],
    [`https://youtu.be/${id}?t=90`, `${page}&t=90s`],
    [`https://www.youtube.com/watch?v=${id}&t=90s`, `${page}&t=90s`],
    [`https://www.youtube.com/shorts/${id}`, page],
    [`https://www.youtube.com/live/${id}`, page],
    [`https://www.youtube-nocookie.com/embed/${id}?start=90`, `${page}&t=90s`],
    ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
    ['https://vimeo.com/76979871/a1b2c3', 'https://vimeo.com/76979871/a1b2c3'],
    ['https://player.vimeo.com/video/76979871?h=a1b2c3', 'https://vimeo.com/76979871/a1b2c3'],
  ])('%s', (address, wanted) => {
    const video = videoAt(address);
    expect(video?.page).toBe(wanted);
    expect(videoFrames).toContain(new URL(video?.frame ?? '').origin);
    expect(video?.frame).toMatch(/[?&]autoplay=1/);
  });

  test.each([
    '',
    'words',
    'javascript:alert(1)',
    `https://youtube.com.example/watch?v=${id}`,
    `https://example.com/https://youtu.be/${id}`,
    `https://youtu.be/${id}"><script>`,
    'https://www.youtube.com/@somebody',
    'https://www.youtube.com/watch?v=short',
    'https://vimeo.com/channels/staffpicks',
    `https://constructor/${id}`,
  ])('is none at %j', (address) => {
    expect(videoAt(address)).toBeUndefined();
  });

  test('asks a host that keeps no cookie before it plays', () => {
    expect(videoAt(page)?.frame).toBe(
      `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    );
    expect(videoAt('https://vimeo.com/1')?.frame).toBe(
      'https://player.vimeo.com/video/1?autoplay=1&dnt=1',
    );
  });
});
