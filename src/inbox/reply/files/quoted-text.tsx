import { readPicture } from '@/platform/formatted/pictures';
import type { MailFile } from '@/submissions/records/thread/thread';

import { PictureOf } from '../formatted/formatted-text';
import { pictureAddresses } from './shown-pictures';

interface QuotedTextProps {
  text: string;
  /** Of the mail that quotes it, or will. */
  files: readonly MailFile[];
}

/** What a mail repeats of others, as it stands, with its pictures where the mail has them. */
export function QuotedText({ text, files }: QuotedTextProps) {
  const pictures = pictureAddresses(files);
  return text.split('\n').map((line, at) => {
    const picture = readPicture(line);
    const address = picture ? pictures.get(picture.name) : undefined;
    return (
      // Where a line stands tells it apart.
      <QuotedLine key={at}>
        {at === 0 ? '' : '\n'}
        {picture && address ? <PictureOf {...{ picture, address }} /> : line}
      </QuotedLine>
    );
  });
}

const QuotedLine = ({ children }: { children: React.ReactNode }) => children;
