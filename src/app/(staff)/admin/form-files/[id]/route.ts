import { z } from 'zod';

import { fileProblem, safeName } from '@/platform/file-rules';
import { formFiles } from '@/platform/mail/mail-limits';
import { fileOfForm, putFile } from '@/submissions/records/made/files';

import { forThoseWho } from '../../staff-file';

interface Context {
  readonly params: Promise<{ id: string }>;
}

/** What lies there as the file of a form. */
export const GET = (_request: Request, { params }: Context): Promise<Response> =>
  forThoseWho('content', async () => answer((await params).id));

/** Puts a file there. */
export const POST = (request: Request, { params }: Context): Promise<Response> =>
  forThoseWho('content', async () => {
    const { id } = await params;
    const sent = (await request.formData().catch(() => null))?.get('file');
    if (!(sent instanceof File)) return new Response('Choose a file.', { status: 422 });
    const problem = fileProblem(sent, { count: 0, bytes: 0 }, formFiles);
    if (problem !== null) return new Response(problem, { status: 422 });
    const content = Buffer.from(await sent.arrayBuffer());
    const isThere =
      z.uuid().safeParse(id).success && (await putFile(id, safeName(sent.name), content));
    return isThere ? answer(id) : noForm();
  });

const noForm = () => new Response('There is no such form.\n', { status: 404 });

async function answer(id: string): Promise<Response> {
  if (!z.uuid().safeParse(id).success) return noForm();
  const headers = { 'Cache-Control': 'private, no-store' };
  return Response.json({ file: await fileOfForm(id) }, { headers });
}
