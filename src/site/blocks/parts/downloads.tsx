import type { DownloadsBlock } from '@/payload-types';
import { sizeWords } from '@/platform/file-rules';
import { Link } from '@/ui/link';

import { hatchClass } from '../../drawings';
import { withoutMarks } from '../../preview/marks';
import type { BlockProps } from '../block-props';
import { getFile } from '../file';
import { PartSection } from './section';

/** Files to take along, each with its kind and its weight. */
export function DownloadsPart({ block, id }: BlockProps<DownloadsBlock>) {
  const { heading, intro, files } = block;
  return (
    <PartSection {...{ id, heading, intro }}>
      <ul className="border-t-3 border-b border-ink">
        {files.map((file, at) => (
          <Download key={file.id ?? at} {...file} hatch={at} />
        ))}
      </ul>
    </PartSection>
  );
}

type DownloadProps = DownloadsBlock['files'][number] & { hatch: number };

async function Download({ download, file, title, about, hatch }: DownloadProps) {
  const facts = await getFile({ download, file });
  if (!facts) return null;
  const name = withoutMarks(facts.filename);
  const kind = /\.([a-z\d]{2,5})$/i.exec(name)?.[1]?.toUpperCase();
  return (
    <li className="not-first:border-t not-first:border-line">
      <Link
        href={facts.url}
        download={name}
        className="group flex items-start gap-[clamp(14px,2vw,28px)] py-5 focus-visible:-outline-offset-3"
      >
        <span
          aria-hidden="true"
          className={`mt-1 h-9 w-7 shrink-0 border-[1.5px] border-ink ${hatchClass(hatch)}`}
        />
        <span className="grid min-w-0 grow gap-x-8 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
          <span className="min-w-0">
            <b className="text-[20px] leading-[1.25] font-[640] underline decoration-1 underline-offset-4 group-hover:decoration-3">
              {title || facts.title}
            </b>{' '}
            {about ? <span className="mt-1 block max-w-[62ch] text-ink-soft">{about}</span> : null}
          </span>
          <span className="text-small whitespace-nowrap text-ink-soft stretch-86 tabular-nums">
            {[kind, sizeWords(facts.bytes)].filter(Boolean).join(', ')}
          </span>
        </span>
      </Link>
    </li>
  );
}
