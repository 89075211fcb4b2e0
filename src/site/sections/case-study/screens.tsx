import { Picture, screenOnPhone } from '@/ui/picture';
import type { SmallWords } from '@/words';

import type { Screen } from '../../content';

/** More of the product, each screen with what there is to see. */
export function Screens({ words, screens }: { words: SmallWords; screens: Screen[] }) {
  if (screens.length === 0) return null;
  return (
    <section
      aria-label={words.work.screens}
      className="section-space border-y border-line bg-sheet"
    >
      <ul className="page-width grid gap-12">
        {screens.map(({ picture, caption }) => (
          <li key={picture.src}>
            <figure className="grid items-end gap-x-[clamp(24px,3vw,48px)] gap-y-4 nav:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
              <div className="aspect-[4/3] overflow-hidden border-[1.5px] border-ink sm:aspect-[8/5]">
                <Picture
                  picture={picture}
                  sizes={`(width >= 961px) 62vw, (width >= 640px) 92vw, ${screenOnPhone}`}
                  className="h-full w-[150%] max-w-none object-cover object-left-top sm:w-full dark:brightness-[.82]"
                />
              </div>
              <figcaption className="max-w-[40ch] text-pretty">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
