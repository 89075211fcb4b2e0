import { classNames } from '@/ui/class-names';
import type { HomePage } from '@/payload-types';
import type { SmallWords } from '@/words';

import type { Query } from './listing';
import OwnSectionIsland from './own-section.island';
import { ownSectionPath } from './path';

export type OwnSectionContent = HomePage['advantage']['ownSection'];

interface OwnSectionProps {
  /** Of the section; the ids in it begin with it. */
  id?: string;
  words: SmallWords;
  content: OwnSectionContent;
  /** That of its heading. */
  level: 'h1' | 'h2' | 'h3';
  /** What the address of its own page says. */
  query?: Query;
  /** Whether a form asks for that page without scripts. The home page has none: its one form is for messages. */
  hasForm?: boolean;
  className?: string;
}

/** What there is to tick. Without any, or without a heading, there is no such section. */
export const offeredTools = (content: OwnSectionContent | undefined) =>
  content?.heading
    ? (content.tools ?? []).map(({ name, stays }) => ({ name, stays: stays === true }))
    : [];

/** Where visitors draw the ground of their own business. */
export function OwnSection(props: OwnSectionProps) {
  const { id = 'own-section', words, content, level: Heading, query, hasForm, className } = props;
  const tools = offeredTools(content);
  if (tools.length === 0) return null;
  const { title: _, ...said } = words.ownSection;
  const form = hasForm ? `${id}-form` : undefined;
  const isPage = Heading === 'h1';
  const heading = (
    <Heading id={`${id}-heading`} className={isPage ? undefined : 'text-[clamp(28px,3.2vw,44px)]'}>
      {content?.heading}
    </Heading>
  );
  const intro = content?.intro ? (
    <p className={classNames('max-w-[52ch] text-pretty', isPage ? 'text-lede' : 'mt-4')}>
      {content.intro}
    </p>
  ) : null;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={classNames('print:hidden', className)}
    >
      {isPage ? (
        <div className="columns-8-4 items-end pb-[clamp(24px,3vw,48px)]">
          {heading}
          {intro}
        </div>
      ) : null}
      <OwnSectionIsland {...{ id, tools, query, form }} words={said}>
        {isPage ? null : (
          <>
            {heading}
            {intro}
          </>
        )}
      </OwnSectionIsland>
      {/* Its fields stand in the island, and name it. */}
      {form ? <form id={form} action={ownSectionPath} hidden /> : null}
    </section>
  );
}
