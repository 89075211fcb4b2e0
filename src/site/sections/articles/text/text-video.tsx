import { fillIn } from '@/forms/reply-template';
import { Link } from '@/ui/link';
import { Picture } from '@/ui/picture';
import type { SmallWords } from '@/words';
import { videoAt, videoNode } from '~/collections/article-text';

import type { PictureOf } from './text-picture';

interface TextVideoProps {
  node: unknown;
  words: SmallWords['articles'];
  pictureOf: PictureOf;
}

/**
 * A video by its poster. It is a link to its host, and no byte of theirs comes before somebody follows
 * it; in a browser with JavaScript it plays in its place (video-behaviour.ts).
 */
export function TextVideo({ node, words, pictureOf }: TextVideoProps) {
  const { data } = videoNode.safeParse(node);
  const video = videoAt(data?.fields.url);
  if (!data || !video) return null;
  const { title, poster, captions } = data.fields;
  const picture = pictureOf(poster);
  const { host, page, frame } = video;
  const name = title ? title : host;
  return (
    <figure className="my-8 break-inside-avoid">
      <Link
        href={page}
        data-video={frame}
        data-title={name}
        className="group block border-[1.5px] border-ink no-underline!"
      >
        {picture ? (
          <Picture
            picture={{ ...picture, alt: '' }}
            sizes="(width >= 760px) 680px, 92vw"
            className="aspect-video h-auto w-full object-cover dark:brightness-[.82]"
          />
        ) : null}
        <span className="flex items-center gap-3 bg-accent px-4 py-3 leading-[1.3] font-[640] text-accent-ink stretch-88 group-hover:underline">
          <svg viewBox="0 0 12 14" aria-hidden="true" className="h-4 w-3.5 shrink-0 fill-current">
            <path d="M0 0v14l12-7z" />
          </svg>
          {fillIn(words.play, { title: name })}
        </span>
      </Link>
      <figcaption className="mt-2.5 text-small leading-[1.45] text-ink-soft">
        {captions ? <>{captions}. </> : null}
        {fillIn(words.playsFrom, { host })}{' '}
        <Link href={page}>{fillIn(words.watchAt, { host })}</Link>
      </figcaption>
    </figure>
  );
}
