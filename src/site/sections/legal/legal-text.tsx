import { type JSXConverters, TextJSXConverter } from '@payloadcms/richtext-lexical/react';
import { Fragment } from 'react';

import { CurrentYear } from '../../frame/current-date';
import type { LegalPage } from '@/payload-types';

import { FormattedText } from '../formatted-text';
import { fillReferences, nameOf, splitAtReferences, type References } from './references';

interface LegalTextProps {
  body: LegalPage['sections'][number]['body'];
  references: References;
  /** The day on which the page is made: 2026-11-21. */
  today: string;
  /** Where documents stand that the site shows, by their ids. */
  paths: Readonly<Record<string, string>>;
}

const writeText = TextJSXConverter.text;

/**
 * The text of a section, with what it refers to in place: the current year, and what the site
 * settings say. The page may have been made last year, so the browser puts the year right; in
 * formatted text, whose converter takes no elements, the server's year stays.
 */
export function LegalText({ body, references, today, paths }: LegalTextProps) {
  const converters: JSXConverters = {
    text: (args) => {
      const { node } = args;
      if (node.format === 0) return withElements(node.text, references, today);
      const text = fillReferences(node.text, { ...references, year: today.slice(0, 4) });
      return typeof writeText === 'function'
        ? writeText({ ...args, node: { ...node, text } })
        : null;
    },
  };
  return <FormattedText body={body} paths={paths} converters={converters} />;
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
