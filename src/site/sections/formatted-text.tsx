import type { SerializedAutoLinkNode, SerializedLinkNode } from '@payloadcms/richtext-lexical';
import {
  type JSXConverter,
  type JSXConverters,
  type JSXConvertersFunction,
  RichText,
} from '@payloadcms/richtext-lexical/react';
import { z } from 'zod';

import type { TextBlock } from '@/payload-types';
import { Link } from '@/ui/link';

interface FormattedTextProps {
  body: TextBlock['body'];
  /** Where documents stand that the site shows, by their ids. */
  paths: Readonly<Record<string, string>>;
  /** Replace the usual ones. */
  converters?: JSXConverters;
}

type AnyLink = SerializedAutoLinkNode | SerializedLinkNode;

const linkedDocument = z.object({ value: z.union([z.string(), z.object({ id: z.string() })]) });

function addressOf({ fields }: AnyLink, paths: FormattedTextProps['paths']) {
  if (fields.linkType !== 'internal') return fields.url;
  const { data } = linkedDocument.safeParse(fields.doc);
  if (data === undefined) return undefined;
  return paths[typeof data.value === 'string' ? data.value : data.value.id];
}

/** What editors write with headings, lists and links. A link to what the site does not show is none. */
export function FormattedText({ body, paths, converters: own }: FormattedTextProps) {
  const link: JSXConverter<AnyLink> = ({ node, nodesToJSX }) => {
    const words = nodesToJSX({ nodes: node.children });
    const address = addressOf(node, paths);
    if (!address) return <>{words}</>;
    const apart = node.fields.newTab ? { rel: 'noopener noreferrer', target: '_blank' } : {};
    return (
      <Link href={address} {...apart}>
        {words}
      </Link>
    );
  };
  const converters: JSXConvertersFunction = ({ defaultConverters }) =>
    withoutPrototype({
      ...defaultConverters,
      // What no editor of ours writes is left out.
      unknown: () => null,
      link,
      autolink: link,
      ...own,
    });
  return <RichText data={body} converters={converters} className={prose} />;
}

/** Payload looks a node's type up without asking whose the key is: `__proto__` would be found. */
function withoutPrototype<Converters extends object>(converters: Converters): Converters {
  Object.setPrototypeOf(converters, null);
  return converters;
}

const prose = [
  'max-w-[68ch] text-pretty',
  '[&_p]:mt-4 [&_:is(ul,ol)]:mt-4 [&_h3]:mt-9 [&_h3]:mb-[-4px] [&_h3]:break-after-avoid',
  '[&_ul]:list-[square] [&_ol]:list-decimal [&_:is(ul,ol)]:pl-6',
  '[&_li]:mt-2 [&_li]:pl-1.5 [&_li]:marker:text-ink-soft',
  '[&_a]:underline [&_a]:underline-offset-3 [&_a]:outline-offset-0 [&_a:focus-visible]:outline-2 [&_a]:decoration-1 [&_a:hover]:decoration-3 [&_a]:wrap-anywhere',
  '[&_strong]:font-[640]',
].join(' ');
