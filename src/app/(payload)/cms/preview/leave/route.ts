import { endPreview } from '@/site/preview/begin-and-end';

export const GET = endPreview;
