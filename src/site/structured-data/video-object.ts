import type { VideoObject, WithContext } from 'schema-dts';

interface VideoFacts {
  name: string;
  description: string;
  /** The whole address of its poster. */
  poster: string;
  /** ISO 8601. */
  publishedOn: string;
  /** The page to watch it on, and what plays it in a frame. */
  page: string;
  frame: string;
}

/** A video that a page shows. Search engines ask for the day it came out: without one it is not told. */
export const videoObject = (facts: VideoFacts): WithContext<VideoObject> => ({
  '@context': 'https://schema.org',
  '@type': 'VideoObject',
  name: facts.name,
  description: facts.description,
  thumbnailUrl: facts.poster,
  uploadDate: facts.publishedOn,
  url: facts.page,
  embedUrl: facts.frame,
});
