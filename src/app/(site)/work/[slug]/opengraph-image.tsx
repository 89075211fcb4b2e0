import { notFound } from 'next/navigation';

import { getCaseStudy } from '@/site/content';

import { pageImage } from '@/site/share-images/page-image';

export { alt, contentType, size } from '@/site/share-images/page-image';
export { generateStaticParams } from './page';

export default async function CaseStudyImage({ params }: { params: Promise<{ slug: string }> }) {
  const project = await getCaseStudy((await params).slug);
  if (!project) notFound();
  return pageImage(project.caseStudy?.headline ?? project.title);
}
