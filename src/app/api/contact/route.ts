import { contactForm } from '@/forms';
import { submit } from '@/submissions/submit';

export const POST = (request: Request) => submit(contactForm, request);
