/** `system` is the scheme of the visitor's device. */
export const schemes = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** Where a browser keeps what its visitor chose. */
export const schemeKey = 'colour-scheme';

export const toScheme = (value: string | null | undefined): Scheme =>
  schemes.find((scheme) => scheme === value) ?? 'system';

const listeners = new Set<() => void>();

function show(scheme: Scheme): void {
  document.documentElement.dataset.scheme = scheme;
  for (const listener of listeners) listener();
}

/** The scheme of this page, which the switch shows and sets. */
export const shownScheme = {
  get: () => toScheme(document.documentElement.dataset.scheme),

  choose: (scheme: Scheme) => {
    show(scheme);
    try {
      if (scheme === 'system') localStorage.removeItem(schemeKey);
      else localStorage.setItem(schemeKey, scheme);
    } catch {
      // Storage is closed or full: the choice holds until the page goes.
    }
  },

  subscribe: (listener: () => void) => {
    listeners.add(listener);
    // Another tab chose; with no key, the whole storage was emptied.
    addEventListener('storage', (event) => {
      if (event.key === schemeKey || event.key === null) show(toScheme(event.newValue));
    });
    // Or another page, while the browser kept this one.
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      try {
        show(toScheme(localStorage.getItem(schemeKey)));
      } catch {
        // Storage is closed: this page keeps its own.
      }
    });
  },
};

/**
 * Runs in the head of each page, before anything is painted: a page that is the same for all shows
 * the visitor's scheme from the start. The attribute also says that scripts run.
 */
export const applyKeptScheme = `(function (root, kept) {
  try { kept = localStorage.getItem('${schemeKey}') } catch (closed) {}
  root.dataset.scheme = kept === 'light' || kept === 'dark' ? kept : 'system'
})(document.documentElement)`;
