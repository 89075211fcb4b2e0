import 'server-only';

import type { Industry } from '@/payload-types';

import { cached, wholeInOrder } from './cached';

/** What menus, cards and drawings of all industries need. */
export type IndustryCard = Pick<
  Industry,
  'id' | 'title' | 'slug' | 'description' | 'icon' | 'bgClass'
> & {
  building: Industry['drawing']['building'];
};

/** Of documents with many lists these are few columns: a preview reads them for each change. */
const card = {
  title: true,
  slug: true,
  description: true,
  icon: true,
  bgClass: true,
  drawing: { building: true },
} as const;

export const listIndustries = cached(
  'listIndustries',
  ['industries'],
  async (payload): Promise<IndustryCard[]> => {
    const { docs } = await payload.find({
      collection: 'industries',
      depth: 0,
      select: card,
      ...wholeInOrder,
    });
    return docs.map(({ id, title, slug, description, icon, bgClass, drawing }) => ({
      id,
      title,
      slug,
      description,
      icon,
      bgClass,
      building: drawing.building,
    }));
  },
);
