import { mediaOfScheme } from '@/ui/media-of-scheme';

/** While the page is read, a picture has to know before it asks for a file; then, when somebody chooses. */
const code = `(function (root) {
  function choose() {
    document.querySelectorAll('source[data-dark]').forEach(function (source, media) {
      media = { light: 'not all', dark: 'all' }[root.dataset.scheme] || '${mediaOfScheme.dark}'
      if (source.media !== media) source.media = media
    })
  }
  var coming = new MutationObserver(choose)
  coming.observe(root, { childList: true, subtree: true })
  new MutationObserver(choose).observe(root, { attributeFilter: ['data-scheme'] })
  addEventListener('DOMContentLoaded', function () { coming.disconnect() })
})(document.documentElement)`;

/**
 * Stands before pictures that may have a dark one (src/ui/picture.tsx). Those go by the visitor's device; where
 * a visitor chose another scheme, they go by that.
 */
export const DarkPictures = () => <script dangerouslySetInnerHTML={{ __html: code }} />;
