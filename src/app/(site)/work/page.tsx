import { fillBuiltCount, getWorkPage, listProjects, withChapters } from '@/site/content';
import { QuestionsLink } from '@/site/faq';
import { listRoute, type ListProps } from '@/site/pages/list-route';
import { PageOpening } from '@/site/sections/page-opening';
import { Built } from '@/site/sections/work/built';
import { Portfolio } from '@/site/sections/work/portfolio';
import { ButtonLink } from '@/ui/button';
import { AccentBand } from '@/ui/accent-band';
import { projectPages } from '~/collections/page-types/projects';

async function Work({ heading, intro, words }: ListProps) {
  const [{ replacedLabel, builtHeading, callToAction }, projects] = await Promise.all([
    getWorkPage(),
    listProjects(),
  ]);
  const built = withChapters(projects);
  return (
    <>
      <PageOpening heading={heading} intro={intro} />
      <Portfolio words={words} projects={projects} replacedLabel={replacedLabel} />
      <Built
        heading={builtHeading && fillBuiltCount(builtHeading, built.length)}
        projects={built}
      />
      <AccentBand heading={callToAction}>
        <ButtonLink href="/quote" look="ink">
          {words.work.start}
        </ButtonLink>
        <QuestionsLink />
      </AccentBand>
    </>
  );
}

const route = listRoute(projectPages.list, Work);

export const generateMetadata = route.generateMetadata;
export default route.Page;
