import { TextLink } from '@/ui/text-link';
import type { SmallWords } from '@/words';

interface BookingLinkProps {
  /** At a tool elsewhere, which the settings name. */
  href: string;
  words: SmallWords['prospectsPage'];
}

/** To where a call is booked. That tool learns nothing of this page by it. */
export const BookingLink = ({ href, words }: BookingLinkProps) => (
  <p className="mb-10">
    <TextLink href={href} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
      {words.book}
    </TextLink>
  </p>
);
