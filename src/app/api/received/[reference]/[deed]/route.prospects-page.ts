import { getSmallWords } from '@/site/content';
import { answerPageDeed } from '@/submissions/prospects-page/answer-deed';

interface Context {
  readonly params: Promise<{ reference: string; deed: string }>;
}

/** What somebody asks for on the page of what they sent. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { prospectsPage } = await getSmallWords();
  return answerPageDeed(request, await params, prospectsPage);
}
