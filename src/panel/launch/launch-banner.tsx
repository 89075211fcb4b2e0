import type { Payload, TypedUser } from 'payload';

import { countPlaceholders } from '~/collections/launch/count-placeholders';
import { isSitePublic } from '~/collections/launch/public-site';
import { may } from '@/accounts/rights';
import { inDigits } from '@/platform/place/wording';
import { addressOfLaunchList } from '@/platform/payload/panel/addresses';

import { oneOrMany } from '../dashboard/reading';

interface LaunchBannerProps {
  payload: Payload;
  user?: TypedUser | null;
}

/** Over each page of the panel, while others read what was made up. On a machine of one's own there is none. */
export async function LaunchBanner({ payload, user }: LaunchBannerProps) {
  if (!isSitePublic || !may(user, 'content')) return null;
  const left = await countPlaceholders(payload);
  if (left === 0) return null;
  return (
    <aside className="launch-banner" aria-label="Before launch">
      The site is public, and {inDigits(left)} {oneOrMany(left, 'thing', 'things')} on it{' '}
      {oneOrMany(left, 'is', 'are')} invented. <a href={addressOfLaunchList}>See the launch list</a>
    </aside>
  );
}
