import { fillIn } from '@/forms/reply-template';
import { classNames } from '@/ui/class-names';
import { Link } from '@/ui/link';
import { Picture, type PictureFiles } from '@/ui/picture';
import type { SmallWords } from '@/words';
import { videoAt, videoNode } from '~/collections/article-text';

import type { PictureOf } from './text-picture';

interface TextVideoProps {
  node: unknown;
  words: SmallWords['articles'];
  pictureOf: PictureOf;
}

/** A video between paragraphs. */
export function TextVideo({ node, words, pictureOf }: TextVideoProps) {
  const { data } = videoNode.safeParse(node);
  if (!data) return null;
  const { url, title, poster, captions } = data.fields;
  return (
    <VideoFigure
      {...{ words, url, title, captions }}
      picture={pictureOf(poster)}
      sizes="(width >= 760px) 680px, 92vw"
      className="my-8"
    />
  );
}

interface VideoFigureProps {
  words: SmallWords['articles'];
  url: string | null | undefined;
  title: string | null | undefined;
  captions: string | null | undefined;
  picture: PictureFiles | undefined;
  /** How wide its poster stands, as in the `sizes` of an image. */
  sizes: string;
  className?: string;
}

/**
 * A video by its poster. It is a link to its host, and no byte of theirs comes before somebody follows
 * it; in a browser with JavaScript it plays in its place (video-behaviour.ts).
 */
export function VideoFigure(props: VideoFigureProps) {
  const { words, url, title, captions, picture, sizes, className } = props;
  const video = videoAt(url);
  if (!video) return null;
  const { host, page, frame } = video;
  const name = title ? title : host;
  return (
    <figure className={classNames('break-inside-avoid', className)}>
      <Link
        href={page}
        data-video={frame}
        data-title={name}
        className="group block border-[1.5px] border-ink no-underline!"
      >
        {picture ? (
          <Picture
            picture={{ ...picture, alt: '' }}
            sizes={sizes}
            className="aspect-video h-auto w-full object-cover dark:brightness-[.82]"
          />
        ) : null}
        <span className="flex items-center gap-3 border-t-[1.5px] border-ink bg-accent px-4 py-3 leading-[1.3] font-[640] text-accent-ink stretch-88 group-hover:underline">
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
