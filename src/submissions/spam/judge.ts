import 'server-only';

import { forms } from '@/forms';

import type { Received, Suspicion } from '../records/received';
import { blockedBy } from './block-list';
import { spamWords } from './classifier';
import { evidenceIn, type Evidence } from './evidence';
import { whatIsKnown, type Known } from './known';

/** What there is against a submission. */
export interface Verdict {
  readonly quarantinedFor: Suspicion;
  /** The words, the links or the entry that it rests on. */
  readonly quarantineDetail: string | null;
}

/** What a submission says against itself; null where nothing does. It asks nobody and takes no time. */
export function judge(received: Pick<Received, 'form' | 'values'>): Verdict | null {
  const evidence = evidenceIn(forms[received.form], received.values);
  return verdictOn(evidence, whatIsKnown());
}

export function verdictOn(evidence: Evidence, { blockList, mostLinks, learned }: Known) {
  const entry = blockedBy(blockList, evidence);
  if (entry !== null) return verdict('blocked', entry);
  const links = linkProblem(evidence, mostLinks);
  if (links !== null) return verdict('links', links);
  const words = spamWords(learned, evidence.tokens);
  return words === null ? null : verdict('learned', words.join(', '));
}

const verdict = (quarantinedFor: Suspicion, quarantineDetail: string): Verdict => ({
  quarantinedFor,
  quarantineDetail,
});

/** The way people write links is not that of programs, which fill every field, and all of it. */
function linkProblem({ links, hasMarkup, hasLinkInName }: Evidence, most: number): string | null {
  if (hasLinkInName) return 'a link in the name';
  if (hasMarkup) return 'links written for a web page';
  return links > most ? `${links} links` : null;
}

/** The same with what there is against it; what is set aside already stays so. */
export function judged(received: Received): Received {
  if (received.quarantinedFor !== null) return received;
  const against = judge(received);
  return against === null ? received : { ...received, ...against };
}
