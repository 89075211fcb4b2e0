import { videoFrames } from '~/collections/article-text';

/** What a page may load from elsewhere. A host is written as in a policy: `https://www.example.com`. */
export interface Hosts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly images: readonly string[];
  /** What its scripts may ask. */
  readonly connections: readonly string[];
  /** What it may show in a frame. */
  readonly frames: readonly string[];
}

/**
 * What public pages may load from elsewhere, in development and in production: nothing, until it
 * stands here. Each guest learns who visits which page, so the privacy policy names it, too.
 *
 * | guest          |                                                                               |
 * | -------------- | ----------------------------------------------------------------------------- |
 * | YouTube        | frames: https://www.youtube-nocookie.com, images: https://i.ytimg.com         |
 * | Calendly       | frames: https://calendly.com, scripts: https://assets.calendly.com            |
 * | Plausible      | scripts and connections: https://plausible.io                                 |
 */
export const allowedHosts: Hosts = {
  scripts: [],
  styles: [],
  images: [],
  connections: [],
  frames: [],
};

/** Where videos play, on the pages alone that have one, once a visitor has pressed on it. */
export const videoHosts: Hosts = {
  scripts: [],
  styles: [],
  images: [],
  connections: [],
  frames: videoFrames,
};

/** Of Google Analytics 4 without advertising, where a visitor agrees: https://developers.google.com/tag-platform/security/guides/csp */
export const googleAnalytics: Hosts = {
  scripts: ['https://www.googletagmanager.com'],
  styles: [],
  images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connections: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  frames: [],
};
