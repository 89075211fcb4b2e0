import { getWorkPage, listProjects } from '@/site/content';
import { listRoute, type ListProps } from '@/site/pages/list-route';
import { PageOpening } from '@/site/sections/page-opening';
import { Portfolio } from '@/site/sections/work/portfolio';
import { ButtonLink } from '@/ui/button';
import { AccentBand } from '@/ui/accent-band';
import { projectPages } from '~/collections/page-types/projects';

async function Work({ heading, intro, words }: ListProps) {
  const [{ replacedLabel, callToAction }, projects] = await Promise.all([
    getWorkPage(),
    listProjects(),
  ]);
  return (
    <>
      <PageOpening heading={heading} intro={intro} />
      <Portfolio words={words} projects={projects} replacedLabel={replacedLabel} />
      <AccentBand heading={callToAction}>
        <ButtonLink href="/quote" look="ink">
          {words.work.start}
        </ButtonLink>
      </AccentBand>
    </>
  );
}

const route = listRoute(projectPages.list, Work);

export const generateMetadata = route.generateMetadata;
export default route.Page;
