import { TextLink } from '@/ui/text-link';

/** Where somebody may go who finds nothing. */
export const SearchHelp = ({
  links,
}: {
  links: readonly { readonly label: string; readonly href: string }[];
}) => (
  <ul className="mt-6 grid border-t-3 border-ink sm:grid-cols-2 lg:grid-cols-4">
    {links.map(({ label, href }) => (
      <li key={href} className="border-b border-line py-4">
        <TextLink href={href}>{label}</TextLink>
      </li>
    ))}
  </ul>
);
