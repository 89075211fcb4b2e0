import { typeOf } from '@/platform/file-rules';
import { openLink } from '@/platform/sealed-link';
import { takeFile } from '@/submissions/records/made/files';

import { fileNamed, privateFile, toMailPage } from '@/platform/private-file';

interface Context {
  readonly params: Promise<{ token: string }>;
}

/** The file of a form, for whoever has the link of a mail. */
export async function POST(_request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  const link = openLink('download', token);
  const file = link && !link.isOver ? await takeFile(link.id) : null;
  if (file)
    return privateFile(new Uint8Array(file.content), typeOf(file.name), fileNamed(file.name));
  return toMailPage('download', token);
}
