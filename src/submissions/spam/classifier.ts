/** With fewer marked of either, it says nothing. */
export const fewestOfEach = 20;

/**
 * As in Gary Robinson, “A statistical approach to the spam problem”, Linux Journal 107 (March 2003),
 * which joins the words of Paul Graham's “A plan for spam” (2002), with SpamBayes' settings: what nobody
 * has seen counts as one half, and how much that weighs.
 */
const [unseen, weightOfUnseen] = [0.5, 0.45];
/** What is nearer to one half says nothing. */
const leastStrength = 0.1;
const mostCounted = 150;
/** It holds the door, so it errs on the side of letting in: SpamBayes takes 0.9. */
const spamFrom = 0.95;
/** So many are named, and fewer are no reason. */
const named = 3;

/** How many messages a token stands in. */
export interface Count {
  readonly spam: number;
  readonly ham: number;
}

/** What is learned from messages that somebody marked. Ham is what is no spam. */
export interface Learned {
  /** How many were marked. */
  readonly messages: Count;
  readonly tokens: ReadonlyMap<string, Count>;
}

export interface Lesson {
  readonly isSpam: boolean;
  readonly tokens: readonly string[];
}

const none: Count = { spam: 0, ham: 0 };

const oneMore = ({ spam, ham }: Count, isSpam: boolean): Count =>
  isSpam ? { spam: spam + 1, ham } : { spam, ham: ham + 1 };

export function learn(lessons: Iterable<Lesson>): Learned {
  let messages = none;
  const tokens = new Map<string, Count>();
  for (const lesson of lessons) {
    messages = oneMore(messages, lesson.isSpam);
    for (const token of lesson.tokens)
      tokens.set(token, oneMore(tokens.get(token) ?? none, lesson.isSpam));
  }
  return { messages, tokens };
}

const hasLearnedEnough = ({ messages: { spam, ham } }: Learned): boolean =>
  spam >= fewestOfEach && ham >= fewestOfEach;

/** How likely what holds this token is spam, from 0 to 1. */
function likelihood({ messages, tokens }: Learned, token: string): number {
  const { spam, ham } = tokens.get(token) ?? none;
  const seen = spam + ham;
  if (seen === 0) return unseen;
  const [inSpam, inHam] = [spam / messages.spam, ham / messages.ham];
  const likely = inSpam / (inSpam + inHam);
  return (weightOfUnseen * unseen + seen * likely) / (weightOfUnseen + seen);
}

/**
 * The three words that weigh most, where what is learned takes a message for spam; null where it does
 * not, and where too little is learned.
 */
export function spamWords(learned: Learned, tokens: readonly string[]): readonly string[] | null {
  if (!hasLearnedEnough(learned)) return null;
  const telling = tokens
    .map((token) => ({ token, likely: likelihood(learned, token) }))
    .filter(({ likely }) => Math.abs(likely - unseen) >= leastStrength)
    .sort((one, other) => Math.abs(other.likely - unseen) - Math.abs(one.likely - unseen))
    .slice(0, mostCounted);
  const against = telling.filter(({ likely }) => likely > unseen).map(({ token }) => token);
  if (against.length < named || spamScore(telling.map(({ likely }) => likely)) < spamFrom)
    return null;
  return against.slice(0, named);
}

/** Fisher's way to join the likelihoods, for spam and against it: 1 is spam, 0 is none, ½ is either. */
function spamScore(likelihoods: readonly number[]): number {
  const logs = (of: (likely: number) => number) =>
    -2 * likelihoods.reduce((sum, likely) => sum + Math.log(of(likely)), 0);
  const spam =
    1 -
    chiSquared(
      logs((likely) => 1 - likely),
      2 * likelihoods.length,
    );
  const ham =
    1 -
    chiSquared(
      logs((likely) => likely),
      2 * likelihoods.length,
    );
  return (1 + spam - ham) / 2;
}

/** The chance that chi squared of an even number of degrees of freedom is as large by chance. */
function chiSquared(value: number, degrees: number): number {
  const half = value / 2;
  let term = Math.exp(-half);
  let sum = term;
  for (let step = 1; step < degrees / 2; step += 1) {
    term *= half / step;
    sum += term;
  }
  return Math.min(1, sum);
}
