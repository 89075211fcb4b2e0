import Link from 'next/link';
import type { TypedUser } from 'payload';

import { inDigits } from '@/platform/place/wording';
import { kindOf } from '@/submissions/imports';
import type { FileImport } from '@/submissions/records/imports/imports';
import { lineButton, solidButton } from '@/ui/dense-controls';

import { ActionForm } from '../action/action-form';
import { PipelineLinks } from '../pipeline/pipeline-links';
import { readSettings } from '../pipeline/settings';
import { listAccounts } from './accounts';
import { changeImport } from './actions';
import { ChoicesForm } from './choices-form';
import { KeepFresh } from './keep-fresh';
import { ContactSamples, DealSamples } from './samples';
import { countOf, importAddress, importWords } from './words';

/** One import: what would become of it, and what became of it. */
export function ImportView({ user, shown }: { user: TypedUser; shown: FileImport }) {
  return (
    <>
      <PipelineLinks at="imports" />
      <h2 className="mt-6 text-[20px] wrap-anywhere">{shown.name}</h2>
      <p className="mt-1 text-ink-soft">
        {importWords(shown)}. {inDigits(shown.rows)} rows.
      </p>
      {shown.state === 'running' ? <Progress shown={shown} /> : null}
      <Counts shown={shown} />
      {shown.state === 'tried' ? <Trial {...{ user, shown }} /> : null}
      <Problems shown={shown} />
    </>
  );
}

const doneOf = ({ made, changed, there, refused }: FileImport): number =>
  made + changed + there + refused;

function Progress({ shown }: { shown: FileImport }) {
  const { id, rows } = shown;
  const done = doneOf(shown);
  return (
    <section aria-label="Progress" className="mt-3 max-w-[60ch]">
      <progress value={done} max={rows} aria-label="Rows" className="w-full accent-ink" />
      <p role="status">
        {inDigits(done)} of {inDigits(rows)} rows are done. You may leave this page.
      </p>
      <KeepFresh />
      <noscript>
        <Link href={importAddress(id)} className="underline underline-offset-2">
          See how far it is
        </Link>
      </noscript>
      <ActionForm action={changeImport} aria-label="Stop" className="mt-2">
        <input type="hidden" name="import" value={id} />
        <button type="submit" name="deed" value="stop" className={lineButton}>
          Stop, and keep what came in
        </button>
      </ActionForm>
    </section>
  );
}

function Counts({ shown }: { shown: FileImport }) {
  const [would, did] = [shown.state === 'tried', shown.state === 'done'];
  const facts = [
    { label: would ? 'Would come in' : 'Came in', count: shown.made },
    {
      label: would ? 'Are here, and would be added to' : 'Were here, and were added to',
      count: shown.changed,
      isRare: true,
    },
    {
      label: would ? 'Are here already, and stay as they are' : 'Were here already',
      count: shown.there,
    },
    { label: would ? 'Cannot come in' : 'Did not come in', count: shown.refused },
    { label: 'Were erased meanwhile', count: did ? shown.rows - doneOf(shown) : 0, isRare: true },
  ];
  return (
    <dl aria-label="Rows" className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
      {facts.map(({ label, count, isRare }) =>
        isRare && count === 0 ? null : (
          <div key={label}>
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-[22px] font-[640] tabular-nums">{inDigits(count)}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

async function DealTrial({ user, shown }: { user: TypedUser; shown: FileImport }) {
  const [{ stages }, accounts] = await Promise.all([readSettings(user), listAccounts(user)]);
  return (
    <>
      <ChoicesForm {...{ shown, stages, accounts }} />
      <DealSamples {...{ shown, stages, accounts }} />
    </>
  );
}

/** What is to be chosen, and what the first rows would become. */
function Trial({ user, shown }: { user: TypedUser; shown: FileImport }) {
  const kind = kindOf(shown);
  const count = shown.made + shown.changed;
  return (
    <>
      {kind === 'deals' ? <DealTrial {...{ user, shown }} /> : <ContactSamples shown={shown} />}
      <ActionForm action={changeImport} aria-label="Import" className="mt-4 flex flex-wrap gap-3">
        <input type="hidden" name="import" value={shown.id} />
        {count === 0 ? null : (
          <button type="submit" name="deed" value="start" className={solidButton}>
            Import {countOf(kind, count)}
          </button>
        )}
        <button type="submit" name="deed" value="stop" className={lineButton}>
          Throw the file away
        </button>
      </ActionForm>
    </>
  );
}

function Problems({ shown: { problems, refused, state } }: { shown: FileImport }) {
  if (problems.length === 0) return null;
  return (
    <section aria-labelledby="problems" className="mt-6 max-w-[70ch]">
      <h3 id="problems" className="text-[16px]">
        Rows that {state === 'tried' ? 'cannot come in yet' : 'did not come in'}
      </h3>
      <p className="mt-1">
        {state === 'tried'
          ? 'The other rows do not wait for them.'
          : 'Mend them in the file and import it again: nothing comes in twice.'}
      </p>
      <ul className="mt-2">
        {problems.map(({ line, problem }) => (
          <li key={line} className="border-b border-line py-1 wrap-anywhere">
            <span className="font-[620]">Line {line}:</span> {problem}
          </li>
        ))}
      </ul>
      {refused > problems.length ? (
        <p className="mt-2">
          These are the first {problems.length} of {inDigits(refused)}.
        </p>
      ) : null}
    </section>
  );
}
