import { quoteForm } from '@/forms';
import { submit } from '@/submissions/submit';

export const POST = (request: Request) => submit(quoteForm, request);
