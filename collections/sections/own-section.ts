import type { Block } from 'payload';

import { thumbnailOf, type ThumbnailName } from '../pages/blocks/thumbnails';

/**
 * A section that a page of the site has by itself. It shows fields of the page's own document and
 * documents of lists, so its block holds nothing but its place.
 */
export interface OwnSection {
  readonly slug: string;
  /** What the panel calls it. */
  readonly name: string;
  readonly thumbnail: ThumbnailName;
  /** Where editors find what it shows, in sentences. */
  readonly about: string;
  /** The field of the page whose words tell it from others, and the tab of that field. */
  readonly words?: { readonly field: string; readonly tab: string };
  /** Why no page goes without it. */
  readonly stays?: string;
  /** Where it has to stand, and why. */
  readonly place?: { readonly at: 'first' | 'last'; readonly why: string };
}

/** The block of a section; in the panel it says what it shows and leads to its words. */
export const sectionBlock = ({
  slug,
  name,
  thumbnail,
  about,
  words,
  stays,
  place,
}: OwnSection): Block => ({
  slug,
  labels: { singular: name, plural: name },
  admin: {
    group: 'Sections of this page, each once',
    disableBlockName: true,
    images: { thumbnail: { url: thumbnailOf(thumbnail), alt: '' } },
    components: {
      Label: {
        path: '/src/panel/blocks/block-label#BlockLabel',
        clientProps: { name, at: words?.field },
      },
    },
  },
  fields: [
    {
      name: 'about',
      type: 'ui',
      admin: {
        components: {
          Field: {
            path: '/src/panel/blocks/section-note#SectionNote',
            clientProps: {
              about,
              words,
              ...inSentences(stays, place),
            },
          },
        },
      },
    },
  ],
});

/** One reason for both is said once. */
const inSentences = (stays: OwnSection['stays'], place: OwnSection['place']) =>
  place && place.why === stays
    ? { stays: `It stays on the page, and stands ${place.at}: ${stays}.` }
    : {
        stays: stays && `It stays on the page: ${stays}.`,
        place: place && `It stands ${place.at}: ${place.why}.`,
      };

/** The sections of a page in the order in which the site came. */
export const inFirstOrder = <Slug extends string>(
  sections: readonly { readonly slug: Slug }[],
): { blockType: Slug }[] => sections.map(({ slug }) => ({ blockType: slug }));
