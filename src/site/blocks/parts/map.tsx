import type { MapBlock } from '@/payload-types';
import { Link } from '@/ui/link';
import { Picture } from '@/ui/picture';

import { getPicture, getSmallWords } from '../../content';
import { withoutMarks } from '../../preview/marks';
import type { BlockProps } from '../block-props';

const maps = [
  { name: 'OpenStreetMap', search: 'https://www.openstreetmap.org/search?query=' },
  { name: 'Google Maps', search: 'https://www.google.com/maps/search/?api=1&query=' },
  { name: 'Apple Maps', search: 'https://maps.apple.com/?q=' },
];

/** An address beside a picture of its map. A map itself opens elsewhere, the one that a visitor chooses. */
export async function MapPart({ block, id }: BlockProps<MapBlock>) {
  const { heading, place, note } = block;
  const [picture, { parts }] = await Promise.all([getPicture(block.picture), getSmallWords()]);
  const asked = encodeURIComponent(
    withoutMarks(place)
      .split(/\s*\n\s*/)
      .join(', '),
  );
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="section-space words-break">
      <div className="page-width columns-5-7 items-center">
        <div>
          <h2 id={`${id}-heading`}>{heading}</h2>
          <address className="mt-6 border-t-3 border-ink pt-5 text-lede whitespace-pre-line not-italic">
            {place}
          </address>
          {note ? <p className="mt-3 max-w-[52ch] text-ink-soft">{note}</p> : null}
          <p className="mt-5 flex flex-wrap gap-x-5 gap-y-1 text-small print:hidden">
            <span className="flex min-h-11 items-center">{parts.maps}</span>
            {maps.map(({ name, search }) => (
              <Link
                key={name}
                href={search + asked}
                rel="noopener noreferrer"
                className="flex min-h-11 items-center underline underline-offset-3 hover:decoration-3"
              >
                {name}
              </Link>
            ))}
          </p>
        </div>
        {picture ? (
          <Picture
            picture={picture}
            sizes="(width >= 961px) 52vw, 92vw"
            className="aspect-[4/3] h-auto w-full border-[1.5px] border-ink object-cover dark:brightness-[.82]"
          />
        ) : null}
      </div>
    </section>
  );
}
