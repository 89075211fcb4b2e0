import { notFound } from 'next/navigation';

import { toBuildingName } from '~/collections/fields/building-names';
import { getIndustry } from '@/site/content';

import { pageImage } from '@/site/share-images/page-image';

export { alt, contentType, size } from '@/site/share-images/page-image';
export { generateStaticParams } from './page';

export default async function IndustryImage({ params }: { params: Promise<{ slug: string }> }) {
  const industry = await getIndustry((await params).slug);
  if (!industry) notFound();
  const { layers, building, title: words, seed } = industry.drawing;
  return pageImage(`${industry.title} Software Solutions`, {
    words,
    ground: { layers: layers.length, seed, buildings: [toBuildingName(building)] },
  });
}
