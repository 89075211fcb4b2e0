import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface TroubleBannerProps {
  icon: LucideIcon;
  children: ReactNode;
}

/** Above a page: what does not work, and whom to tell. */
export const TroubleBanner = ({ icon: Icon, children }: TroubleBannerProps) => (
  <div
    role="status"
    className="flex gap-3 border-l-[14px] border-bad bg-bad-ground px-5 py-3.5 text-[15px] max-sm:px-4"
  >
    <Icon aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-5 flex-none text-bad" />
    <div className="min-w-0 max-w-[80ch] wrap-anywhere">{children}</div>
  </div>
);
