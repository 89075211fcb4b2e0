import { longestSourceValue, sourceFields, sourceHeader, type Source } from './fields';

/** What a page knows of how somebody came to it. */
export interface Arrival {
  /** The address of the page. */
  readonly address: string;
  /** The address of the page before, as the browser tells it; empty when it doesn't. */
  readonly referrer: string;
}

const key = 'came-from';

/** Session storage may be switched off or full: then nobody knows where the sender came from. */
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

const foreignHost = ({ address, referrer }: Arrival): string => {
  const host = URL.canParse(referrer) ? new URL(referrer).host : '';
  return host === new URL(address).host ? '' : host.replace(/:\d+$/, '');
};

/** Where somebody comes from who arrives now; null for who goes on from one of our pages. */
export function arrivalSource(arrival: Arrival): Source | null {
  const { pathname, searchParams } = new URL(arrival.address);
  const referrer = foreignHost(arrival);
  const campaign = sourceFields.flatMap((field) => {
    const value = 'parameter' in field ? searchParams.get(field.parameter) : null;
    // Some mail programs put the reader's address into a campaign's link.
    const isKept = value && value.length <= longestSourceValue && !value.includes('@');
    return isKept ? [[field.name, value] as const] : [];
  });
  if (arrival.referrer !== '' && referrer === '' && campaign.length === 0) return null;
  return {
    landingPage: pathname,
    ...(referrer === '' ? {} : { referrer }),
    ...Object.fromEntries(campaign),
  };
}

/**
 * Keeps in this tab where somebody came from, until they close it or arrive from elsewhere. It has
 * no id, and leaves the browser with a form that they send, or not at all.
 */
export function keepArrival(arrival: Arrival): void {
  attempt(() => {
    const source = arrivalSource(arrival);
    if (!source) return;
    // An address that was typed or reloaded says less than what is known.
    const isTelling = Object.keys(source).some((name) => name !== 'landingPage');
    if (isTelling || sessionStorage.getItem(key) === null)
      sessionStorage.setItem(key, String(new URLSearchParams(source)));
  });
}

export const forgetArrival = (): void => void attempt(() => sessionStorage.removeItem(key));

/** The header of a form that is sent now; none where nothing is known. */
export function sourceHeaders(): Readonly<Record<string, string>> {
  const kept = attempt(() => sessionStorage.getItem(key));
  return kept ? { [sourceHeader]: kept } : {};
}
