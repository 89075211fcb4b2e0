'use client';

import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useDeferredValue, useEffect, useId, useState } from 'react';
import { z } from 'zod';

import { fillIn } from '@/forms/reply-template';
import { capital } from '@/ui/capital';
import { globalPages, pageCollections, pageTypes } from '~/collections/page-types';

import { cutTo } from './letter-widths';

/** How much of a result shows, in pixels: as results were measured in 2026, and they change. */
const screens = [
  { name: 'On a computer', title: { size: 20, pixels: 580 }, text: { size: 14, pixels: 920 } },
  { name: 'On a phone', title: { size: 18, pixels: 640 }, text: { size: 14, pixels: 680 } },
] as const;

/** Two lines below the picture. */
const card = { title: { size: 16, pixels: 960 }, text: { size: 14, pixels: 480 } } as const;

interface ResultsPreviewProps {
  readonly host: string;
  readonly brand: string;
  /** How industries are called: “{industry} Software Solutions”. */
  readonly industryTitle: string;
}

/** The result and the card where the page is shared, while somebody types. */
export function ResultsPreview({ host, brand, industryTitle }: ResultsPreviewProps) {
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const said = useSaid();
  const heading = useId();
  const path = pathFor(collectionSlug, globalSlug, said.slug);
  const own =
    collectionSlug === 'industries' && said.slug !== ''
      ? fillIn(industryTitle, { industry: said.slug.split('-').map(capital).join(' ') })
      : said.title;
  const whole = said.metaTitle || own;
  // The home page has its title by itself (src/app/(site)/page.tsx).
  const title = path === '/' || whole === '' ? whole : `${whole} | ${brand}`;
  const description = said.metaDescription || said.description;
  const picture = usePicture(said.picture, path);
  const trail = [host, ...path.split('/').filter(Boolean)].join(' › ');
  return (
    <section className="results" aria-labelledby={heading}>
      <h2 id={heading}>How it looks elsewhere</h2>
      <div className="results__screens">
        {screens.map((screen) => (
          <figure key={screen.name} data-screen={screen.name}>
            <figcaption>{screen.name}</figcaption>
            <p className="results__trail">
              {brand} <span>{trail}</span>
            </p>
            <p className="results__title">{cut(title, screen.title) || 'No title yet'}</p>
            <p className="results__text">
              {cut(description, screen.text) ||
                'Search engines choose words of the page themselves.'}
            </p>
          </figure>
        ))}
        <figure data-screen="Where it is shared">
          <figcaption>Where it is shared</figcaption>
          <div className="results__card">
            {picture === undefined ? (
              <p className="results__no-picture">
                The picture is drawn once the page is published.
              </p>
            ) : (
              <img src={picture} alt="" width={1200} height={630} />
            )}
            <p className="results__host">{host}</p>
            <p className="results__title">{cut(title, card.title) || 'No title yet'}</p>
            <p className="results__text">{cut(description, card.text)}</p>
          </div>
        </figure>
      </div>
      <p className="results__note">
        Search engines may choose other words, and cut a little earlier or later.
      </p>
    </section>
  );
}

const cut = (text: string, { size, pixels }: { size: number; pixels: number }) =>
  cutTo(text.replaceAll(/\s+/g, ' ').trim(), pixels, size);

const text = z.string().catch('');

/** Where a page says something of itself, when nobody wrote it for search engines. */
const ownWords = ['description', 'summary', 'intro', 'lede', 'blocks.0.lede'];

/** What stands in the form now. */
function useSaid() {
  const said = useFormFields(([fields]) => {
    const at = (path: string) => text.parse(fields[path]?.value).trim();
    return JSON.stringify({
      slug: at('slug'),
      title: at('title') || at('heading'),
      description: ownWords.map(at).find((each) => each !== '') ?? '',
      metaTitle: at('meta.title'),
      metaDescription: at('meta.description'),
      picture: at('meta.image'),
    });
  });
  return saidSchema.parse(JSON.parse(useDeferredValue(said)));
}

const saidSchema = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  picture: z.string(),
});

function pathFor(collection: string | undefined, global: string | undefined, slug: string): string {
  const pages = pageCollections.find((each) => each === collection);
  if (pages !== undefined) return pageTypes[pages].home + slug;
  return globalPages.find((each) => each.global === global)?.path ?? '/';
}

const media = z.object({ url: z.string() });

/** The chosen picture, or the one that is drawn for a published page. */
function usePicture(chosen: string, path: string): string | undefined {
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    const stopping = new AbortController();
    const find = async () => {
      const { signal } = stopping;
      if (chosen !== '') {
        const answer = await fetch(`/api/media/${chosen}?depth=0`, { signal });
        return media.safeParse(await answer.json()).data?.url;
      }
      const drawn = `/share-images/${path === '/' ? '_home' : path.slice(1)}.png`;
      const answer = await fetch(drawn, { method: 'HEAD', signal });
      return answer.ok ? drawn : undefined;
    };
    // While somebody types a slug, each letter is another path.
    const waiting = setTimeout(
      () => void find().then(setPicture, () => setPicture(undefined)),
      600,
    );
    return () => {
      clearTimeout(waiting);
      stopping.abort();
    };
  }, [chosen, path]);
  return picture;
}
