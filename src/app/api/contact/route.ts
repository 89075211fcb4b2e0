import { forms } from '@/forms';
import { loadDoor } from '@/submissions/load-door';

export const POST = async (request: Request) => (await loadDoor()).submit(forms.contact, request);

const refuse = async () => (await loadDoor()).refuseMethod();

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
