import { z } from 'zod';

import { chosenPicture } from './picture';

/** `{ type: 'block', fields: { blockType: 'video', url, title, poster, captions } }` */
export const videoNode = z.looseObject({
  type: z.literal('block'),
  fields: z.looseObject({
    blockType: z.literal('video'),
    url: z.string().max(500).nullish(),
    title: z.string().max(120).nullish(),
    poster: chosenPicture,
    captions: z.string().max(200).nullish(),
  }),
});

/** A video at one of the hosts that we know. */
export interface Video {
  /** What visitors know the host as. */
  readonly host: string;
  /** The page to watch it on. */
  readonly page: string;
  /** What plays it in a frame, at once. */
  readonly frame: string;
}

const hosts = {
  'youtube.com': ofYouTube,
  'm.youtube.com': ofYouTube,
  'youtube-nocookie.com': ofYouTube,
  'youtu.be': ofYouTube,
  'vimeo.com': ofVimeo,
  'player.vimeo.com': ofVimeo,
};
const known = new Map<string, (address: URL) => Video | undefined>(Object.entries(hosts));

/** The video at an address, as it stands in the bar of a browser; undefined where there is none that we know. */
export function videoAt(url: string | null | undefined): Video | undefined {
  const typed = url?.trim() ?? '';
  if (!/^https?:\/\//i.test(typed) || !URL.canParse(typed)) return undefined;
  const address = new URL(typed);
  return known.get(address.hostname.replace(/^www\./, ''))?.(address);
}

function ofYouTube({ hostname, pathname, searchParams }: URL): Video | undefined {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  const id = hostname.endsWith('youtu.be')
    ? first
    : ['embed', 'shorts', 'live'].includes(first)
      ? second
      : (searchParams.get('v') ?? '');
  if (!/^[\w-]{11}$/.test(id)) return undefined;
  const start = /^\d{1,6}(?=s?$)/.exec(
    searchParams.get('t') ?? searchParams.get('start') ?? '',
  )?.[0];
  return {
    host: 'YouTube',
    page: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`,
    frame: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ''}`,
  };
}

/** One that is not listed has a second part, without which it does not play. */
function ofVimeo({ pathname, searchParams }: URL): Video | undefined {
  const [, id, hash = searchParams.get('h') ?? ''] =
    /^(?:\/video)?\/(\d{1,12})(?:\/([0-9a-f]+))?\/?$/.exec(pathname) ?? [];
  if (id === undefined || !/^[0-9a-f]*$/.test(hash)) return undefined;
  return {
    host: 'Vimeo',
    page: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
    frame: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${hash ? `&h=${hash}` : ''}`,
  };
}

/** What a page may show in a frame where somebody plays a video (server/areas.ts). */
export const videoFrames: readonly string[] = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
];

export const notKnown =
  'Give the address of a video at YouTube or Vimeo, as it stands in your browser: https://www.youtube.com/watch?v=…';
