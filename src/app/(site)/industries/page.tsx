import { getIndustriesPage, listIndustries } from '@/site/content';
import { listRoute, type ListProps } from '@/site/pages/list-route';
import { IndustriesOpening } from '@/site/sections/industries/industries-opening';
import { IndustryStreet } from '@/site/sections/industries/industry-street';
import { industryPages } from '~/collections/page-types/industries';

async function Industries(shown: ListProps) {
  const [{ callToAction }, industries] = await Promise.all([getIndustriesPage(), listIndustries()]);
  return (
    <>
      <IndustriesOpening {...shown} />
      <IndustryStreet words={shown.words} industries={industries} callToAction={callToAction} />
    </>
  );
}

const route = listRoute(industryPages.list, Industries);

export const generateMetadata = route.generateMetadata;
export default route.Page;
