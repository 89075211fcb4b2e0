import type { ReactNode } from 'react';

import { ButtonLink } from '@/ui/button';
import { TextLink } from '@/ui/text-link';
import type { SmallWords } from '@/words';

import { PageEvent } from '../../analytics/page-event';

interface NotFoundProps {
  words: SmallWords['notFound'];
  heading: string;
  text: string;
  popularHeading: string;
  drawing?: ReactNode;
  /** Behind the buttons. */
  questions?: ReactNode;
}

const popular = ({ work, industries, quote, contact }: NotFoundProps['words']) => [
  { label: work, href: '/work' },
  { label: industries, href: '/industries' },
  { label: quote, href: '/quote' },
  { label: contact, href: '/#contact' },
];

/** An address that leads nowhere: the layers run on, and where the one layer should be is a gap. */
export function NotFound(props: NotFoundProps) {
  const { words, heading, text, popularHeading, drawing, questions } = props;
  return (
    <>
      <PageEvent name="error" />
      <section className="page-width columns-7-5 items-end opening-space pb-[clamp(40px,5vw,72px)]">
        <div>
          <p className="mb-6 inline-block border-[1.5px] border-ink bg-sheet px-3.5 py-1 text-[20px] font-[660] stretch-86">
            404
          </p>
          <h1>{heading}</h1>
        </div>
        <div>
          <p className="max-w-[48ch] text-lede">{text}</p>
          <div className="mt-7 flex flex-wrap items-center gap-4">
            <ButtonLink href="/">{words.home}</ButtonLink>
            <ButtonLink href="/#contact" look="outline">
              {words.support}
            </ButtonLink>
            {questions}
          </div>
        </div>
      </section>
      {drawing}
      <nav aria-label={popularHeading} className="page-width section-space">
        <h2 className="text-[clamp(24px,2.4vw,34px)]">{popularHeading}</h2>
        <ul className="mt-6 grid border-t-3 border-ink sm:grid-cols-2 lg:grid-cols-4">
          {popular(words).map(({ label, href }) => (
            <li key={href} className="border-b border-line py-4">
              <TextLink href={href}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
