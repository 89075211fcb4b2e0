import { env } from '@/env';
import type { VideoBlock } from '@/payload-types';
import { videoAt } from '~/collections/article-text';

import { getPicture, getSmallWords } from '../../content';
import { VideoFigure } from '../../sections/articles/text';
import { StructuredData } from '../../structured-data/structured-data';
import { videoObject } from '../../structured-data/video-object';
import type { BlockProps } from '../block-props';
import { PartSection } from './section';

/** A video of another host by its poster; nothing of theirs comes before somebody plays it. */
export async function VideoPart({ block, id }: BlockProps<VideoBlock>) {
  const { heading, intro, address, title, captions, publishedOn } = block;
  const [{ articles: words }, picture] = await Promise.all([
    getSmallWords(),
    getPicture(block.poster),
  ]);
  const video = videoAt(address);
  return (
    <PartSection {...{ id, heading, intro }}>
      <VideoFigure
        {...{ words, title, captions, picture }}
        url={address}
        sizes="(width >= 1300px) 1180px, 92vw"
        className="max-w-[1180px]"
      />
      {video && picture && publishedOn ? (
        <StructuredData
          data={videoObject({
            name: title,
            description: intro || title,
            poster: new URL(picture.src, env.SERVER_URL).href,
            publishedOn,
            page: video.page,
            frame: video.frame,
          })}
        />
      ) : null}
    </PartSection>
  );
}
