import { classNames } from '@/ui/class-names';
import type { SmallWords } from '@/words';
import type { GalleryContent } from '../../content';

import { NothingYet } from '../nothing-yet';
import CopyPath from './copy-path.island';
import { GalleryImage } from './gallery-image';

const sizes = {
  first: '(width >= 961px) 60vw, (width >= 640px) 46vw, 92vw',
  other: '(width >= 961px) 30vw, (width >= 640px) 46vw, 92vw',
};

/** The first picture has a row of its own where there is room, the others stand in threes. */
export function GalleryGrid({ words, images }: { words: SmallWords; images: GalleryContent[] }) {
  if (images.length === 0) return <NothingYet words={words} />;
  const { copyPath, copied, copiedMessage } = words.gallery;
  const copying = { copyPath, copied, copiedMessage };
  return (
    <ul className="page-width grid gap-x-[clamp(20px,2.4vw,40px)] gap-y-[clamp(40px,4.5vw,72px)] pb-section sm:grid-cols-2 nav:grid-cols-3">
      {images.map(({ id, description, path, image }, index) => {
        const first = index === 0;
        const about = `about-${id}`;
        return (
          <li
            key={id}
            className={classNames(
              'flex flex-col gap-4',
              first &&
                'nav:col-span-full nav:grid nav:grid-cols-3 nav:items-end nav:gap-x-[inherit] nav:*:first:col-span-2',
            )}
          >
            <GalleryImage
              picture={image}
              path={path}
              sizes={first ? sizes.first : sizes.other}
              hatch={index}
              first={first}
            />
            <div className="flex grow flex-col">
              <p
                id={about}
                className={classNames('mb-4 max-w-[46ch] text-pretty', first && 'nav:text-lede')}
              >
                {description}
              </p>
              <div className="mt-auto flex items-center justify-between gap-4 border-t border-line pt-3">
                <p className="min-w-0 text-small leading-[1.4] wrap-anywhere text-ink-soft stretch-86">
                  {path}
                </p>
                <CopyPath words={copying} path={path} describedBy={about} />
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
