import { description } from '@/inbox/api/description';
import { json } from '@/inbox/api/answer';

/** Open to everybody: it says what there is to ask for, and nothing of what is stored. */
export const GET = (): Response => json(200, description());
