import {
  type JSXConvertersFunction,
  RichText,
  TextJSXConverter,
} from '@payloadcms/richtext-lexical/react';

import type { LegalPage } from '@/payload-types';

interface LegalTextProps {
  body: LegalPage['sections'][number]['body'];
  year: string;
}

const writeText = TextJSXConverter.text;

/** The text of a section, with the current year where the panel has {year}. */
export function LegalText({ body, year }: LegalTextProps) {
  const converters: JSXConvertersFunction = ({ defaultConverters }) => ({
    ...defaultConverters,
    text: (args) =>
      typeof writeText === 'function'
        ? writeText({
            ...args,
            node: { ...args.node, text: args.node.text.replaceAll('{year}', year) },
          })
        : null,
  });
  return <RichText data={body} converters={converters} className={prose} />;
}

const prose = [
  'max-w-[68ch] text-pretty',
  '[&_p]:mt-4 [&_:is(ul,ol)]:mt-4 [&_h3]:mt-9 [&_h3]:mb-[-4px] [&_h3]:break-after-avoid',
  '[&_ul]:list-[square] [&_ol]:list-decimal [&_:is(ul,ol)]:pl-6',
  '[&_li]:mt-2 [&_li]:pl-1.5 [&_li]:marker:text-ink-soft',
  '[&_a]:underline [&_a]:underline-offset-3 [&_a]:decoration-1 [&_a:hover]:decoration-3 [&_a]:wrap-anywhere',
  '[&_strong]:font-[640]',
].join(' ');
