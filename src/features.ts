import { features } from '~/site.config';

import type { FeatureName, Features } from './site-choices';

/** What works with something else alone. */
const needed: Partial<Record<FeatureName, FeatureName>> = {
  'incoming-mail': 'replies',
  'prospects-page': 'replies',
  mcp: 'api',
};

/** Settings of the environment that nobody reads where the feature is off. */
const settings: Partial<Record<FeatureName, readonly string[]>> = {
  'incoming-mail': ['ANSWER_ADDRESS', 'ANSWER_WEBHOOK_SECRET', 'IMAP_URL'],
  // NOTICE_WEBHOOK_PRIVATE holds for the webhooks of made forms as well.
  'staff-notices': ['NOTICE_WEBHOOK_SECRET'],
};

/** What is on and cannot work, with the remedy. */
export function featureProblems(chosen: Features): string[] {
  return entries(needed).flatMap(([feature, other]) =>
    chosen[feature] && !chosen[other]
      ? [`“${feature}” needs “${other}”: switch that on as well, or switch “${feature}” off.`]
      : [],
  );
}

const problems = featureProblems(features);
if (problems.length > 0)
  throw new Error(
    `Wrong settings (see site.config.ts):\n${problems.map((problem) => `  Feature ${problem}`).join('\n')}`,
  );

export const isOn = (feature: FeatureName): boolean => features[feature];

/** What belongs to a feature in a list of such things: nothing where that is off. */
export const onlyWith = <Item>(feature: FeatureName, ...items: Item[]): Item[] =>
  isOn(feature) ? items : [];

const those = (on: boolean): readonly FeatureName[] =>
  entries(features).flatMap(([feature, is]) => (is === on ? [feature] : []));

export const featuresOn = those(true);
export const featuresOff = those(false);

/** The settings of the environment that count as unset. */
export const unreadSettings: readonly string[] = featuresOff.flatMap(
  (feature) => settings[feature] ?? [],
);

function entries<Value>(
  record: Partial<Record<FeatureName, Value>>,
): [feature: FeatureName, value: Value][];
function entries(record: object) {
  return Object.entries(record);
}
