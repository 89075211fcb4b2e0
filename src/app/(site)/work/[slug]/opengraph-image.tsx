import { notFound } from 'next/navigation';

import { getCaseStudy } from '@/content/projects';

import { pageImage } from '../../page-image';

export { alt, contentType, size } from '../../page-image';
export { generateStaticParams } from './page';

export default async function CaseStudyImage({ params }: { params: Promise<{ slug: string }> }) {
  const project = await getCaseStudy((await params).slug);
  if (!project) notFound();
  return pageImage(project.caseStudy?.headline ?? project.title);
}
