import {
  type JSXConvertersFunction,
  RichText,
  TextJSXConverter,
} from '@payloadcms/richtext-lexical/react';
import { Fragment } from 'react';

import { CurrentYear } from '../../frame/current-date';
import type { LegalPage } from '@/payload-types';

import { fillReferences, nameOf, splitAtReferences, type References } from './references';

interface LegalTextProps {
  body: LegalPage['sections'][number]['body'];
  references: References;
  /** The day on which the page is made: 2026-11-21. */
  today: string;
}

const writeText = TextJSXConverter.text;

/**
 * The text of a section, with what it refers to in place: the current year, and what the site
 * settings say. The page may have been made last year, so the browser puts the year right; in
 * formatted text, whose converter takes no elements, the server's year stays.
 */
export function LegalText({ body, references, today }: LegalTextProps) {
  const converters: JSXConvertersFunction = ({ defaultConverters }) =>
    withoutPrototype({
      ...defaultConverters,
      // What no editor of ours writes is left out.
      unknown: () => null,
      text: (args) => {
        const { node } = args;
        if (node.format === 0) return withElements(node.text, references, today);
        const text = fillReferences(node.text, { ...references, year: today.slice(0, 4) });
        return typeof writeText === 'function'
          ? writeText({ ...args, node: { ...node, text } })
          : null;
      },
    });
  return <RichText data={body} converters={converters} className={prose} />;
}

/** Payload looks a node's type up without asking whose the key is: `__proto__` would be found. */
function withoutPrototype<Converters extends object>(converters: Converters): Converters {
  Object.setPrototypeOf(converters, null);
  return converters;
}

const withElements = (text: string, references: References, today: string) =>
  splitAtReferences(text).map((part, index) => {
    const name = nameOf(part);
    if (name === 'year') return <CurrentYear key={index} rendered={today} />;
    const filled = references[name ?? ''];
    if (filled === undefined) return <Fragment key={index}>{part}</Fragment>;
    return name === 'email' ? (
      <a key={index} href={`mailto:${filled}`}>
        {filled}
      </a>
    ) : (
      <Fragment key={index}>{filled}</Fragment>
    );
  });

const prose = [
  'max-w-[68ch] text-pretty',
  '[&_p]:mt-4 [&_:is(ul,ol)]:mt-4 [&_h3]:mt-9 [&_h3]:mb-[-4px] [&_h3]:break-after-avoid',
  '[&_ul]:list-[square] [&_ol]:list-decimal [&_:is(ul,ol)]:pl-6',
  '[&_li]:mt-2 [&_li]:pl-1.5 [&_li]:marker:text-ink-soft',
  '[&_a]:underline [&_a]:underline-offset-3 [&_a]:decoration-1 [&_a:hover]:decoration-3 [&_a]:wrap-anywhere',
  '[&_strong]:font-[640]',
].join(' ');
