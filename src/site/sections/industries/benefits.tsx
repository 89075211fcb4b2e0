import type { Industry } from '@/payload-types';

export function Benefits({
  heading,
  benefits,
}: {
  heading: string;
  benefits: Industry['benefits'];
}) {
  return (
    <section aria-labelledby="benefits" className="section-space">
      <div className="page-width columns-5-7">
        <h2 id="benefits">{heading}</h2>
        <ul className="border-t-3 border-ink">
          {benefits.map(({ text }) => (
            <li
              key={text}
              className="border-b border-line py-4 text-[19px] leading-[1.45] text-pretty last:border-b-0"
            >
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
