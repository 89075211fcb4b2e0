import { classNames } from '@/ui/class-names';
import type { GalleryContent } from '../../content';

import { GalleryImage } from './gallery-image';

const sizes = {
  first: '(width >= 961px) 62vw, 92vw',
  other: '(width >= 961px) 46vw, (width >= 640px) 46vw, 92vw',
};

/** A few pictures within a page: the first with its words beside it, the others in twos or threes. */
export function PictureGrid({ images }: { images: readonly GalleryContent[] }) {
  const others = images.length - 1;
  return (
    <ul
      className={classNames(
        'grid gap-x-[clamp(20px,2.4vw,40px)] gap-y-[clamp(36px,4vw,64px)] sm:grid-cols-2',
        others === 2 || others === 4 ? 'nav:grid-cols-2' : 'nav:grid-cols-3',
      )}
    >
      {images.map(({ id, description, path, image }, index) => {
        const first = index === 0;
        return (
          <li
            key={id}
            className={classNames(
              first &&
                'sm:col-span-full nav:grid nav:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] nav:items-end nav:gap-x-[clamp(24px,3vw,48px)]',
            )}
          >
            <GalleryImage
              picture={image}
              path={path}
              sizes={first ? sizes.first : sizes.other}
              hatch={index}
              first={false}
            />
            <p className={classNames('mt-4 max-w-[46ch] text-pretty', first && 'nav:text-lede')}>
              {description}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
