import { ChevronRight } from 'lucide-react';
import Link from 'next/link';

import { addressOfDocument } from '@/platform/payload/panel/addresses';
import type { ListedForm } from '@/submissions/records/made/listed-forms';
import { OnlyWith } from '@/ui/only-with';

import { OnlyFor } from '../frame/only-for';
import { plainView, viewAddress, type InboxView } from '../list/inbox-view';
import { countWords } from '../list/words';
import { FormLinks } from './form-links';

interface FormListProps {
  forms: readonly ListedForm[];
  view: InboxView;
}

const groups = [
  { name: 'Published', isPublished: true },
  { name: 'Not published', isPublished: false },
] as const;

/** Each form that editors made is a view of its own. It folds once one is chosen: the answers are what counts. */
export function FormList({ forms, view }: FormListProps) {
  if (forms.length === 0) return null;
  const addressOf = (made: string | null) =>
    viewAddress({ ...plainView(view.form), made, search: view.search });
  const chosen = forms.find(({ id }) => id === view.made);
  const open = forms.reduce((sum, each) => sum + each.open, 0);
  const grouped = groups
    .map(({ name, isPublished }) => ({
      name,
      forms: forms
        .filter((each) => each.isPublished === isPublished)
        .map(({ id, title, ...each }) => ({ id, title, open: each.open, address: addressOf(id) })),
    }))
    .filter((group) => group.forms.length > 0);
  return (
    <nav aria-label="Forms" className="px-5 pt-2">
      <details key={view.made} open={view.made === null} className="group/forms">
        <summary className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 max-sm:min-h-11">
          <ChevronRight
            aria-hidden="true"
            strokeWidth={1.5}
            className="size-4.5 flex-none group-open/forms:rotate-90"
          />
          <span className="min-w-0 wrap-anywhere">
            Form: <strong className="font-[640]">{chosen?.title ?? 'all of them'}</strong>{' '}
            <span className="text-ink-soft">
              (
              {chosen ? `${chosen.open} open` : `${countWords(forms.length, 'form')}, ${open} open`}
              )
            </span>
          </span>
        </summary>
        <FormLinks groups={grouped} chosen={view.made} />
      </details>
      {view.made === null ? null : (
        <p className="flex flex-wrap gap-x-4.5">
          <Link href={addressOf(null)} prefetch={false} scroll={false} className={link}>
            All forms
          </Link>
          {chosen ? (
            <OnlyWith feature="figures">
              <Link href={`/admin/figures/forms/${chosen.id}`} prefetch={false} className={link}>
                Summary of the answers
              </Link>
            </OnlyWith>
          ) : null}
          {chosen?.isPublished ? (
            <OnlyFor right="content">
              <a href={addressOfDocument('custom-forms', chosen.id)} className={link}>
                Edit this form
              </a>
            </OnlyFor>
          ) : null}
        </p>
      )}
    </nav>
  );
}

const link =
  'inline-flex min-h-9 items-center underline decoration-edge underline-offset-4 hover:decoration-ink max-sm:min-h-11';
