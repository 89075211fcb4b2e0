import { linkAddress } from '../content';
import type { LinkTo } from '@/payload-types';
import { ButtonLink } from '@/ui/button';
import { TextLink } from '@/ui/text-link';

interface ActionLinksProps {
  action: LinkTo | null | undefined;
  second?: LinkTo | null | undefined;
  look?: 'accent' | 'ink' | 'outline';
}

/** A button and the link beside it, as far as they lead somewhere. */
export async function ActionLinks({ action, second, look = 'accent' }: ActionLinksProps) {
  const [button, beside] = await Promise.all([linkAddress(action), linkAddress(second)]);
  return (
    <>
      {button ? (
        <ButtonLink
          href={button}
          look={look}
          className="text-center max-sm:w-full max-sm:py-2 max-sm:whitespace-normal"
        >
          {action?.words}
        </ButtonLink>
      ) : null}
      {beside ? <TextLink href={beside}>{second?.words}</TextLink> : null}
    </>
  );
}
