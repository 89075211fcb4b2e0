import { answerProgram } from '@/inbox/api/answer';

export const GET = (request: Request): Promise<Response> => answerProgram(request);
export const POST = (request: Request): Promise<Response> => answerProgram(request);
export const PATCH = (request: Request): Promise<Response> => answerProgram(request);
export const PUT = (request: Request): Promise<Response> => answerProgram(request);
