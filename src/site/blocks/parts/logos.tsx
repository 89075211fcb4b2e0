import type { LogosBlock } from '@/payload-types';
import { classNames } from '@/ui/class-names';
import { Link } from '@/ui/link';
import { Picture } from '@/ui/picture';

import { getPicture } from '../../content';
import type { BlockProps } from '../block-props';
import { PartSection } from './section';

/** Logos as stones of one wall; in the dark they keep their light ground. */
export function LogosPart({ block: { heading, logos }, id }: BlockProps<LogosBlock>) {
  return (
    <PartSection {...{ id, heading }}>
      <ul className="grid grid-cols-2 border-t-3 border-l-[1.5px] border-ink sm:grid-cols-3 nav:grid-cols-4">
        {logos.map((logo, at) => (
          <Logo key={logo.id ?? at} {...logo} />
        ))}
      </ul>
    </PartSection>
  );
}

type LogoProps = LogosBlock['logos'][number];

async function Logo({ name, link, ...logo }: LogoProps) {
  const picture = await getPicture(logo.picture);
  if (!picture) return null;
  const stone =
    'flex aspect-[2/1] items-center justify-center border-r-[1.5px] border-b-[1.5px] border-ink bg-sheet p-[12%] scheme-light';
  const drawn = (
    <Picture
      picture={{ ...picture, alt: name }}
      sizes="(width >= 961px) 20vw, 40vw"
      className="max-h-full w-auto max-w-full object-contain"
    />
  );
  return (
    <li className="min-w-0">
      {link ? (
        <Link
          href={link}
          rel="noopener"
          className={classNames(stone, 'hover:bg-accent focus-visible:-outline-offset-6')}
        >
          {drawn}
        </Link>
      ) : (
        <div className={stone}>{drawn}</div>
      )}
    </li>
  );
}
