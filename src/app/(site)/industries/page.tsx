import { getIndustriesPage, listIndustries } from '@/site/content';
import { listRoute, type ListProps } from '@/site/pages/list-route';
import { IndustryStreet } from '@/site/sections/industries/industry-street';
import { ButtonLink } from '@/ui/button';
import { industryPages } from '~/collections/page-types/industries';

async function Industries({ heading, intro, words }: ListProps) {
  const [{ callToAction }, industries] = await Promise.all([getIndustriesPage(), listIndustries()]);
  return (
    <>
      <section className="page-width columns-8-4 items-end opening-space pb-[clamp(48px,6vw,96px)]">
        <h1>{heading}</h1>
        <div>
          <p className="max-w-[54ch] text-lede">{intro}</p>
          <ButtonLink href="/quote" className="mt-7">
            {words.everywhere.getQuote}
          </ButtonLink>
        </div>
      </section>
      <IndustryStreet words={words} industries={industries} callToAction={callToAction} />
    </>
  );
}

const route = listRoute(industryPages.list, Industries);

export const generateMetadata = route.generateMetadata;
export default route.Page;
