import { place } from '~/site.config';

/** What PostgreSQL calls the languages whose words it knows the stems of. */
const languages: Readonly<Record<string, string>> = {
  da: 'danish',
  de: 'german',
  en: 'english',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  hu: 'hungarian',
  it: 'italian',
  nb: 'norwegian',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  sv: 'swedish',
};

/** In any other, a word is found as it is written, and by its beginning. */
export const searchLanguage = languages[new Intl.Locale(place.locale).language] ?? 'simple';
