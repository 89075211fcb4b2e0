import { beginPreview } from '@/site/preview/begin-and-end';

export const GET = beginPreview;
