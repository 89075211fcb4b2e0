import { receiveMail } from '@/submissions';

export const POST = (request: Request): Promise<Response> => receiveMail(request);
