import Link from 'next/link';

interface ListLinkProps {
  /** Of the list of what was counted. */
  address: string;
  label: string;
}

export const ListLink = ({ address, label }: ListLinkProps) => (
  <Link
    href={address}
    prefetch={false}
    className="underline underline-offset-2 max-sm:inline-block max-sm:py-2.5"
  >
    {label}
  </Link>
);

/** A number that leads to what it counts. None has no list. */
export const FigureLink = ({ address, count }: { address: string; count: number }) =>
  count === 0 ? 0 : <ListLink address={address} label={String(count)} />;
