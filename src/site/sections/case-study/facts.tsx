import type { CaseStudy } from './case-study';

/** What a buyer can compare with other offers, each under its label. */
export function Facts({ facts }: { facts: NonNullable<CaseStudy['facts']> }) {
  if (facts.length === 0) return null;
  return (
    <dl className="mt-[clamp(36px,4.5vw,72px)] grid gap-x-[clamp(28px,4vw,72px)] gap-y-5 border-t-3 border-ink pt-5 sm:grid-cols-[repeat(auto-fit,minmax(200px,1fr))]">
      {facts.map(({ id, label, value }) => (
        <div key={id ?? label}>
          <dt className="text-small text-ink-soft stretch-86">{label}</dt>
          <dd className="mt-1 text-[clamp(18px,1.9vw,30px)] leading-[1.15] font-[640] tracking-[-0.015em] wrap-anywhere text-balance stretch-88">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
