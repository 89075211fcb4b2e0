import type { ReactNode } from 'react';
import { BrandMark } from '@/ui/brand-mark';
import { Button, ButtonLink } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Picture } from '@/ui/picture';
import { SectionHead } from '@/ui/section-head';
import { TextLink } from '@/ui/text-link';
import { AccentBand } from '@/ui/accent-band';
import type { Feature } from '@/payload-types';

import type { ProjectContent } from '../../content';

const looks = ['accent', 'ink', 'outline'] as const;
const grounds = ['paper', 'sheet', 'deep', 'accent', 'bad-ground'];
const strata = [1, 2, 3, 4, 5].map((number) => `strata-${number}`);

interface StyleguideProps {
  /** Its picture is shown. */
  project?: ProjectContent;
  /** Their icons are shown. */
  features: Feature[];
}

/** What src/ui holds, in one place. */
export function Styleguide({ project, features }: StyleguideProps) {
  return (
    <>
      <div className="page-width section-space">
        <h1>Styleguide</h1>
        <Specimen name="Colours">
          {[...grounds, ...strata].map((name) => (
            <figure key={name} className="text-small">
              <div
                className="h-20 w-32 border border-ink"
                style={{ background: `var(--${name})` }}
              />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </Specimen>
        <Specimen name="Type">
          <div className="grid gap-4">
            <h2>Heading 2</h2>
            <h3>Heading 3</h3>
            <p className="text-lede">Lede: the sentence below a title.</p>
            <p>Text, as most of the site has it.</p>
            <p className="text-small text-ink-soft">Small, for what stands beside.</p>
          </div>
        </Specimen>
        <Specimen name="Button and ButtonLink">
          {looks.map((look) => (
            <Button key={look} look={look}>
              {look}
            </Button>
          ))}
          {looks.map((look) => (
            <Button key={look} look={look} small>
              {look}, small
            </Button>
          ))}
          <Button disabled>disabled</Button>
          <ButtonLink href="/quote">a link</ButtonLink>
        </Specimen>
        <Specimen name="TextLink">
          <TextLink href="/work">Leads somewhere</TextLink>
        </Specimen>
        <Specimen name="BrandMark and Icon">
          <BrandMark className="h-10 w-20" />
          {features.map(({ id, icon }) => (
            <Icon key={id} name={icon} />
          ))}
        </Specimen>
        <Specimen name="Picture">
          {project ? (
            <Picture picture={project.image} sizes="480px" className="h-auto w-120 max-w-full" />
          ) : null}
        </Specimen>
        <Specimen name="SectionHead">
          <div className="w-full">
            <SectionHead
              id="section-head"
              label="The label"
              heading="The heading of a section"
              intro="A few words that say what the section is about."
              aside={<TextLink href="/work">An aside</TextLink>}
            />
          </div>
        </Specimen>
      </div>
      <AccentBand heading="AccentBand: the last words of a page">
        <ButtonLink href="/quote" look="ink">
          Get a Free Quote
        </ButtonLink>
      </AccentBand>
    </>
  );
}

/** One component of the styleguide under its name. */
function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="mt-14 border-t border-line pt-4">
      <p className="mb-6 text-small text-ink-soft">{name}</p>
      <div className="flex flex-wrap items-center gap-6">{children}</div>
    </section>
  );
}
