import type { InboxSettingsSeed } from '../types';

/** What staff begin a reply with; they fill the gaps and change what does not fit. */
export const inboxSettings: InboxSettingsSeed = {
  replyTemplates: [
    {
      name: 'A call',
      text: 'Hello {name},\n\nThank you for telling us about {project}. Half an hour on the telephone would help us understand what it has to replace.\n\nWould Tuesday or Wednesday suit you, between 10:00 and 16:00 London time? Tell us a time and a number, and we will ring you.\n\n{signature}',
    },
    {
      name: 'Three questions',
      text: 'Hello {name},\n\nThank you for writing to us. Three answers would let us put a price on {project} ({reference}):\n\n1. Which tools do you use for it today, and what would you keep?\n2. How many people would work with it, and where?\n3. Is there a date that it has to be ready by, and why then?\n\nShort answers are fine. Just reply to this email.\n\n{signature}',
    },
    {
      name: 'Not for us',
      text: 'Hello {name},\n\nThank you for thinking of us. We have read what you sent us ({reference}), and we are not the right people for it: you would pay us to learn what others know already.\n\nWe would rather say so now than after a month. If {project} takes another turn, write to us again.\n\n{signature}',
    },
  ],
  replySignature: 'Kind regards,\n{me}\n{brand}',
};
