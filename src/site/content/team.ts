import 'server-only';

import type { Author } from '@/payload-types';
import type { PictureFiles } from '@/ui/picture';

import { cached, wholeInOrder } from './cached';
import { getSiteSettings } from './globals';
import { toPicture } from './picture';

export interface TeamMember extends Pick<Author, 'id' | 'role' | 'about' | 'placeholder'> {
  readonly name: string;
  /** Not everybody who signs articles is. */
  readonly isOnTeam: boolean;
  readonly portrait?: PictureFiles | undefined;
  /** To profiles elsewhere. */
  readonly links: readonly { readonly label: string; readonly url: string }[];
}

/** The people of the team and all authors, in the order of the editors. */
export const listTeam = cached(
  'listTeam',
  ['authors', 'media'],
  async (payload): Promise<TeamMember[]> => {
    const { docs } = await payload.find({ collection: 'authors', depth: 1, ...wholeInOrder });
    return docs.map(({ id, title, role, about, placeholder, isOnTeam, portrait, links }) => ({
      ...{ id, role, about, placeholder },
      name: title,
      isOnTeam: isOnTeam === true,
      // One that is in the trash comes as its id.
      portrait: portrait && typeof portrait !== 'string' ? toPicture(portrait) : undefined,
      links: (links ?? []).map(({ label, url }) => ({ label, url })),
    }));
  },
);

/** Whom the owner named beside the forms; nobody before that person is published. */
export async function getWhoAnswers(): Promise<TeamMember | undefined> {
  const [{ answeredBy }, people] = await Promise.all([getSiteSettings(), listTeam()]);
  const named = typeof answeredBy === 'string' ? answeredBy : answeredBy?.id;
  return people.find(({ id }) => id === named);
}
