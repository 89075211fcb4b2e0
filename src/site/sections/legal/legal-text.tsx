import {
  type JSXConvertersFunction,
  RichText,
  TextJSXConverter,
} from '@payloadcms/richtext-lexical/react';
import { Fragment } from 'react';

import { CurrentYear } from '../../frame/current-date';
import type { LegalPage } from '@/payload-types';

interface LegalTextProps {
  body: LegalPage['sections'][number]['body'];
  /** The day on which the page is made: 2026-11-21. */
  today: string;
}

const writeText = TextJSXConverter.text;

/**
 * The text of a section, with the current year where the panel has {year}. The page may have been
 * made last year, so the browser puts it right; in formatted text, whose converter takes no
 * elements, the server's year stays.
 */
export function LegalText({ body, today }: LegalTextProps) {
  const converters: JSXConvertersFunction = ({ defaultConverters }) => ({
    ...defaultConverters,
    text: (args) => {
      const { node } = args;
      if (node.format === 0) return withYear(node.text, today);
      const text = node.text.replaceAll('{year}', today.slice(0, 4));
      return typeof writeText === 'function'
        ? writeText({ ...args, node: { ...node, text } })
        : null;
    },
  });
  return <RichText data={body} converters={converters} className={prose} />;
}

const withYear = (text: string, today: string) =>
  text.split('{year}').map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <CurrentYear rendered={today} /> : null}
      {part}
    </Fragment>
  ));

const prose = [
  'max-w-[68ch] text-pretty',
  '[&_p]:mt-4 [&_:is(ul,ol)]:mt-4 [&_h3]:mt-9 [&_h3]:mb-[-4px] [&_h3]:break-after-avoid',
  '[&_ul]:list-[square] [&_ol]:list-decimal [&_:is(ul,ol)]:pl-6',
  '[&_li]:mt-2 [&_li]:pl-1.5 [&_li]:marker:text-ink-soft',
  '[&_a]:underline [&_a]:underline-offset-3 [&_a]:decoration-1 [&_a:hover]:decoration-3 [&_a]:wrap-anywhere',
  '[&_strong]:font-[640]',
].join(' ');
