import { loadDoor } from '@/submissions/load-door';

interface Context {
  readonly params: Promise<{ slug: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  (await loadDoor()).submitMade((await params).slug, request);

const refuse = async () => (await loadDoor()).refuseMethod();

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
