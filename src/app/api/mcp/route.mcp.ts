import { answerAssistant } from '@/inbox/mcp/answer';

export const POST = (request: Request): Promise<Response> => answerAssistant(request);
