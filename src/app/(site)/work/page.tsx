import { getWorkPage, listProjects } from '@/site/content';
import { listRoute, type ListProps } from '@/site/pages/list-route';
import { PageOpening } from '@/site/sections/page-opening';
import { Portfolio } from '@/site/sections/work/portfolio';
import { ButtonLink } from '@/ui/button';
import { YellowBand } from '@/ui/yellow-band';
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
      <YellowBand heading={callToAction}>
        <ButtonLink href="/quote" look="ink">
          {words.work.start}
        </ButtonLink>
      </YellowBand>
    </>
  );
}

const route = listRoute(projectPages.list, Work);

export const generateMetadata = route.generateMetadata;
export default route.Page;
