import { drawings } from '~/site.config';

import { OwnGround as DrawnGround, type OwnGroundProps } from '../ground/own/own-ground';

export type { OwnGroundProps, OwnLayer } from '../ground/own/own-ground';

/** Apart from the other drawings: it runs in browsers, and brings no building along. */
export const OwnGround = drawings === 'plain' ? PlainGround : DrawnGround;

/** A rule, and the accent below it. */
function PlainGround({ layers, title }: OwnGroundProps) {
  const hasAccent = layers.some(({ stays }) => !stays);
  return (
    <div
      aria-hidden="true"
      className={`flex min-h-72 items-center justify-end border-t-3 border-ink p-6 ${hasAccent ? 'bg-accent text-accent-ink' : ''}`}
    >
      {hasAccent ? <b className="text-h2 leading-none stretch-88">{title}</b> : null}
    </div>
  );
}
