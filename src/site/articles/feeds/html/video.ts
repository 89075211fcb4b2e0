import { fillIn } from '@/forms/reply-template';
import { escapeHtml } from '@/platform/escape-html';
import type { SmallWords } from '@/words';
import { videoAt, videoNode } from '~/collections/article-text';

import { pictureOf } from '../../../content';

/** A video as its poster and a link: no reader of a feed plays it from here. */
export function toVideo(node: unknown, words: SmallWords['articles']): string {
  const { data } = videoNode.safeParse(node);
  const video = videoAt(data?.fields.url);
  if (!data || !video) return '';
  const { title, poster, captions } = data.fields;
  const picture = pictureOf(poster);
  const page = escapeHtml(video.page);
  const watch = escapeHtml(fillIn(words.watchAt, { host: video.host }));
  const said = [title, captions].flatMap((each) => (each ? [`${escapeHtml(each)}. `] : []));
  return [
    '<figure>',
    ...(picture
      ? [
          `<a href="${page}"><img src="${escapeHtml(picture.src)}" alt="${escapeHtml(picture.alt)}"></a>`,
        ]
      : []),
    `<figcaption>${said.join('')}<a href="${page}">${watch}</a></figcaption>`,
    '</figure>',
  ].join('');
}
