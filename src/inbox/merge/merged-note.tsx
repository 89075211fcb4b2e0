import { formatDate } from '../frame/format-date';
import { OpenSubmissionLink } from '../person/open-submission-link';
import type { Merged } from './reads';
import { TakeApartForm } from './take-apart-form';

/** Says of a submission that was merged where the conversation goes on. */
export function MergedNote({ into }: Pick<Merged, 'into'>) {
  if (!into) return null;
  const { merged, target, reference, by, at } = into;
  return (
    <TakeApartForm merged={merged} className="mt-3 border-l-[6px] border-accent py-1 pl-3">
      <p className="min-w-0">
        Merged into <OpenSubmissionLink {...target}>{reference}</OpenSubmissionLink> by{' '}
        {by ?? 'a former colleague'} on <time dateTime={at}>{formatDate(at)}</time>. What its sender
        answers comes in there.
      </p>
    </TakeApartForm>
  );
}
