import type { SiteSetting } from '@/payload-types';

export function SocialLinks({ links }: { links: SiteSetting['socialLinks'] }) {
  return (
    <ul className="flex flex-wrap gap-x-7">
      {links.map(({ label, url }) => (
        <li key={url}>
          <a
            href={url}
            rel="noopener"
            className="inline-flex min-h-11 items-center hover:underline"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
