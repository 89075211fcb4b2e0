import { Link } from '@/ui/link';

import { MergeLines } from '../../drawings';
import type { ProjectContent } from '../../content';
import { listedIn } from '../figure-lines';

interface BuiltProps {
  heading: string | null | undefined;
  /** Those whose case study has chapters. */
  projects: readonly ProjectContent[];
}

/** The way into the chapters of each case study: with each of them the one layer takes more of
 * the lines, as many as there were systems. */
export function Built({ heading, projects }: BuiltProps) {
  if (!heading || projects.length === 0) return null;
  return (
    <section aria-labelledby="built" className="section-space border-t border-line">
      <div className="page-width">
        <h2 id="built" className="mb-[clamp(32px,4vw,56px)]">
          {heading}
        </h2>
        <ul className="border-t-3 border-ink">
          {projects.map(({ id, title, slug, caseStudy, replaced }) => (
            <li
              key={id}
              className="columns-5-7 items-start gap-y-5 border-b border-line py-[clamp(24px,3vw,40px)]"
            >
              <div>
                <p className="text-small text-ink-soft stretch-86">{title}</p>
                <h3 className="mt-1 max-w-[22ch] text-[clamp(22px,2vw,30px)] leading-[1.15] tracking-[-0.02em]">
                  <Link
                    href={`/work/${slug}`}
                    className="inline-block outline-offset-6 hover:underline"
                  >
                    {caseStudy?.headline}
                  </Link>
                </h3>
              </div>
              <div>
                <div className="*:h-[clamp(44px,5vw,72px)]">
                  <MergeLines steps={caseStudy?.chapters?.length ?? 1} lines={listedIn(replaced)} />
                </div>
                <ol className="mt-2 grid gap-x-4 sm:auto-cols-fr sm:grid-flow-col">
                  {(caseStudy?.chapters ?? []).map((chapter, index) => (
                    <li key={chapter.id ?? chapter.title}>
                      <a
                        href={`/work/${slug}#chapter-${index + 1}`}
                        className="block w-fit py-2.5 underline underline-offset-3 outline-offset-0 hover:decoration-3"
                      >
                        {chapter.title}
                      </a>
                    </li>
                  ))}
                </ol>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
