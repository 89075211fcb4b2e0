import { legalImage } from '@/site/pages/legal-page';

export { alt, contentType, size } from '@/site/share-images/page-image';
export { generateStaticParams } from './page';

export default async function LegalImage({ params }: { params: Promise<{ slug: string }> }) {
  return legalImage((await params).slug);
}
