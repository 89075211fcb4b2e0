import { cookies } from 'next/headers';
import { z } from 'zod';

import { typeOf } from '@/platform/file-rules';
import { fileNamed, privateFile } from '@/platform/private-file';
import { refuseGuess } from '@/submissions/prospects-page/guesses';
import { ledTo } from '@/submissions/prospects-page/led-to';
import { visitCookie, visitorOf } from '@/submissions/prospects-page/visit';
import { getSeenFile } from '@/submissions/records/prospects-page/seen-thread';

interface Context {
  readonly params: Promise<{ reference: string; id: string }>;
}

/** A file that whoever opened the page sent, or that we sent them. */
export async function GET({ headers }: Request, { params }: Context): Promise<Response> {
  const { reference, id } = await params;
  const sender = await visitorOf(reference, (await cookies()).get(visitCookie)?.value);
  const asked = z.uuid().safeParse(id).data;
  const file = sender && asked ? await getSeenFile(sender, asked) : null;
  if (file)
    return privateFile(new Uint8Array(file.content), typeOf(file.name), fileNamed(file.name));
  return (
    (await refuseGuess(headers)) ?? ledTo(sender ? `/received/${reference}` : '/received/over')
  );
}
