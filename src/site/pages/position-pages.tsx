import { contentsOf } from '~/collections/articles/contents';
import { isOver } from '~/collections/page-paths';
import { positionPages as type } from '~/collections/page-types/positions';
import { TextLink } from '@/ui/text-link';

import {
  getClosedWords,
  getMadeForm,
  getPagePaths,
  getSiteSettings,
  listDocuments,
  pictureOf,
} from '../content';
import { showsDrafts } from '../preview/shows-drafts';
import { listOpenPositions } from '../positions';
import { ArticleText } from '../sections/articles/text';
import { FormSection } from '../sections/form-section';
import { PositionFacts } from '../sections/positions/position-facts';
import { PositionList } from '../sections/positions/position-list';
import { PageOpening } from '../sections/page-opening';
import { documentPages, type DocumentProps } from './document-route';
import { listRoute, type ListProps } from './list-route';

const { list, feature } = type;

async function Positions({ heading, intro, words }: ListProps) {
  return (
    <>
      <PageOpening heading={heading} intro={intro} />
      <PositionList words={words} positions={await listOpenPositions()} />
    </>
  );
}

/** All that are open. */
export const positionList = listRoute({ ...list, feature }, Positions);

/** One position, and how to apply. One that is over says so, and has no form. */
async function PositionPage({ document: position, words }: DocumentProps<'positions'>) {
  const contents = contentsOf(position.body);
  // A draft that names no hour yet is no closed one.
  const isClosed = isOver(position.applyBy) && !(await showsDrafts());
  return (
    <>
      <PageOpening heading={position.title} intro={position.summary}>
        <div className="mt-5">
          <PositionFacts words={words.positions} position={position} />
        </div>
      </PageOpening>
      {isClosed ? (
        <section
          aria-labelledby="closed"
          className="page-width border-t-3 border-ink pt-8 pb-section"
        >
          <h2 id="closed">{words.positions.closed}</h2>
          <p className="mt-4 max-w-[60ch] text-lede text-pretty">{words.positions.closedText}</p>
          <p className="mt-6">
            <TextLink href={list.path}>{words.positions.all}</TextLink>
          </p>
        </section>
      ) : null}
      <div className="page-width border-t-3 border-ink pt-[clamp(24px,3vw,48px)] pb-section">
        <ArticleText
          words={words.articles}
          body={position.body}
          contents={contents}
          paths={await getPagePaths()}
          pictureOf={pictureOf}
        />
      </div>
      {isClosed ? null : <Apply document={position} words={words} />}
    </>
  );
}

/** The form of the position, which tells the inbox what for; without one, the mail address of the site. */
async function Apply({
  document: { form, title },
  words,
}: Pick<DocumentProps<'positions'>, 'document' | 'words'>) {
  const id = typeof form === 'string' ? form : form.id;
  const made = (await listDocuments('custom-forms')).find((each) => each.id === id);
  if (!made) {
    const { email } = await getSiteSettings();
    return (
      <p className="page-width pb-section">
        <TextLink href={`mailto:${email}?subject=${encodeURIComponent(title)}`}>
          {words.positions.byMail}
        </TextLink>
      </p>
    );
  }
  const [worded, closed] = await Promise.all([
    getMadeForm(made, { position: title }),
    getClosedWords(made),
  ]);
  return (
    <div className="border-t border-line">
      <FormSection
        {...{ words, form: worded, closed, privacyNote: made.privacyNote }}
        heading={made.title}
        intro={made.intro}
      />
    </div>
  );
}

export const positionPages = documentPages('positions', PositionPage);
