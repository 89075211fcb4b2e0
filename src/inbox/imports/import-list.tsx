import Link from 'next/link';

import { isOn } from '@/features';
import { inDigits } from '@/platform/place/wording';
import { importLimits } from '@/submissions/imports';
import { listImports } from '@/submissions/records/imports/imports';
import { solidButton } from '@/ui/dense-controls';

import { formatDate } from '../frame/format-date';
import { LoadingFailure } from '../frame/loading';
import { reading } from '../list/reads/reading';
import { PipelineLinks } from '../pipeline/pipeline-links';
import { importAddress, importWords } from './words';

/** Where a file is given, and what became of those before. */
export async function ImportList({ problem }: { problem: string | null }) {
  const imports = await reading('read the imports', () => listImports());
  return (
    <>
      <PipelineLinks at="imports" />
      <section aria-labelledby="file" className="mt-6 max-w-[70ch]">
        <h2 id="file" className="text-[20px]">
          Import
        </h2>
        <p className="mt-2">
          Give a file that HubSpot or Pipedrive exported as CSV: of deals
          {isOn('people') ? ', people or companies, best the companies first' : ''}; or the file of
          this pipeline. You see first what would become of it; until you press Import, nothing is
          written. Nobody gets a mail by an import.
        </p>
        <form
          method="post"
          action="/admin/import-file"
          encType="multipart/form-data"
          aria-labelledby="file"
          className="mt-3 flex flex-wrap items-end gap-3"
        >
          <label className="min-w-0">
            <span className="mb-1 block">
              CSV, at most {importLimits.bytes / 1_000_000} MB and {inDigits(importLimits.rows)}{' '}
              rows
            </span>
            <input
              type="file"
              name="file"
              accept=".csv,.txt,.tsv,text/csv"
              required
              className="min-h-9 w-full max-sm:min-h-11"
            />
          </label>
          <button type="submit" className={solidButton}>
            Try it
          </button>
          {problem === null ? null : (
            <p role="alert" className="basis-full font-[580] text-bad">
              {problem}
            </p>
          )}
        </form>
      </section>
      {imports === null ? <LoadingFailure /> : null}
      {imports === null || imports.length === 0 ? null : (
        <section aria-labelledby="earlier" className="mt-8 max-w-[70ch]">
          <h2 id="earlier" className="text-[20px]">
            Files
          </h2>
          <ul className="mt-2 border-t-[3px] border-ink">
            {imports.map((each) => (
              <li key={each.id} className="border-b border-line py-2 wrap-anywhere">
                <Link
                  href={importAddress(each.id)}
                  prefetch={false}
                  className="underline underline-offset-2 max-sm:inline-block max-sm:py-2"
                >
                  {each.name}
                </Link>
                , {formatDate(each.at.toISOString())}. {importWords(each)}.
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
