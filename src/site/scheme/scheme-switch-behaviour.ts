import { type Scheme, shownScheme, toScheme } from './scheme';

/** Joins the footer's switch and the browser's own bar to the scheme of the page. */
export function startSchemeSwitch(): void {
  const radios = document.querySelectorAll<HTMLInputElement>('[data-scheme-switch] input');
  const colours = browserColours();
  const show = () => {
    const shown = shownScheme.get();
    for (const radio of radios) radio.checked = radio.value === shown;
    colours.show(shown);
  };
  show();
  shownScheme.subscribe(show);
  for (const radio of radios) {
    radio.addEventListener('change', () => shownScheme.choose(toScheme(radio.value)));
  }
}

function browserColours() {
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(
    (meta) => ({ meta, own: meta.content, isFor: meta.media.includes('dark') ? 'dark' : 'light' }),
  );
  const colourOf = (scheme: Scheme) => metas.find(({ isFor }) => isFor === scheme)?.own;
  return {
    show: (scheme: Scheme) => {
      const chosen = colourOf(scheme);
      for (const { meta, own } of metas) meta.content = chosen ?? own;
    },
  };
}
