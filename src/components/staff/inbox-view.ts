import { contactForm, quoteForm, type FormDefinition } from '@/forms';

/** What the inbox shows; all of it stands in the address, so that a view can be shared. */
export interface InboxView {
  form: FormDefinition;
  page: number;
  /** The id of the open submission. */
  open: string | null;
}

/** In the order of the tabs. The first is the one that opens. */
export const inboxForms: readonly [FormDefinition, ...FormDefinition[]] = [contactForm, quoteForm];

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const wholeNumber = /^[1-9]\d{0,5}$/;

export type SearchParams = Record<string, string | string[] | undefined>;

/** Reads an address that anybody may have typed: what makes no sense counts as absent. */
export function parseView(params: SearchParams): InboxView {
  const { tab, page, open } = params;
  return {
    form: inboxForms.find(({ name }) => name === tab) ?? inboxForms[0],
    page: typeof page === 'string' && wholeNumber.test(page) ? Number(page) : 1,
    open: typeof open === 'string' && uuid.test(open) ? open : null,
  };
}

/** The address of a view; what is the default is left out. */
export function viewAddress({ form, page, open }: InboxView): string {
  const params = new URLSearchParams();
  if (form.name !== inboxForms[0].name) params.set('tab', form.name);
  if (page > 1) params.set('page', String(page));
  if (open) params.set('open', open);
  return params.size > 0 ? `/admin?${params.toString()}` : '/admin';
}
