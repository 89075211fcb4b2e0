import { quoteForm } from '@/forms';
import { refuseMethod } from '@/submissions/refuse-method';
import { submit } from '@/submissions/submit';

export const POST = (request: Request) => submit(quoteForm, request);

export { refuseMethod as DELETE, refuseMethod as GET, refuseMethod as PATCH, refuseMethod as PUT };
