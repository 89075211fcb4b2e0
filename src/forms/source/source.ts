import { longestSourceValue, sourceFields, type Source, type SourceField } from './fields';

/** All of it, percent-encoded. */
const longestHeader = 4000;

/** The pages of the site: lower case, so that no reference of a submission is one. */
const pagePath = /^\/[a-z0-9/-]*$/;
const hostName = /^(?=.{1,200}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/;
/** No address of a person: some mail programs put the reader's into a campaign's link. */
const campaignWord = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}@]+$/u;

/** As it is kept; null when it makes no sense. */
function readable(name: SourceField, value: string): string | null {
  const text = value.normalize('NFC').trim();
  if (text === '' || text.length > longestSourceValue) return null;
  switch (name) {
    case 'landingPage':
      return pagePath.test(text) ? text : null;
    case 'referrer':
      return hostName.test(text.toLowerCase()) ? text.toLowerCase() : null;
    case 'utmSource':
    case 'utmMedium':
      // `LinkedIn` and `linkedin` are one.
      return campaignWord.test(text) ? text.toLowerCase() : null;
    default:
      return campaignWord.test(text) ? text : null;
  }
}

/**
 * What is known of a source, without what makes no sense; null when nothing is left. The
 * browser says it as it finds it: whoever keeps it reads it here.
 */
export function readSource(header: string | null): Source | null {
  if (header === null || header.length > longestHeader) return null;
  const given = new URLSearchParams(header);
  const known = sourceFields.flatMap(({ name }) => {
    const value = readable(name, given.get(name) ?? '');
    return value === null ? [] : [[name, value] as const];
  });
  return known.length > 0 ? Object.fromEntries(known) : null;
}
