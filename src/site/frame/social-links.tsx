import type { SiteSetting } from '@/payload-types';
import { Link } from '@/ui/link';

export function SocialLinks({ links }: { links: SiteSetting['socialLinks'] }) {
  return (
    <ul className="flex flex-wrap gap-x-7">
      {links.map(({ label, url }) => (
        <li key={url}>
          <Link
            href={url}
            rel="noopener"
            className="inline-flex min-h-11 items-center hover:underline"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
