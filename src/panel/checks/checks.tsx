'use client';

import { useAllFormFields, useConfig, useDocumentInfo } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { type MouseEvent, useDeferredValue, useId, useMemo } from 'react';

import { checkDocument, type SiteIndex } from '~/collections/checks';

import { addressOfDocument } from '@/platform/payload/panel/addresses';

import { missingPaths } from './missing';
import { placeOf, type Place } from './place-of';

/** What may want another look, of what stands in the form now. It keeps nobody from publishing. */
export function Checks({ known }: { readonly known: SiteIndex }) {
  const { collectionSlug = '', globalSlug, id } = useDocumentInfo();
  const own = globalSlug ?? (id === undefined ? undefined : String(id));
  const { getEntityConfig } = useConfig();
  const heading = useId();
  const [typed] = useAllFormFields();
  // The letters that somebody types come first.
  const fields = useDeferredValue(typed);
  const findings = useMemo(() => {
    const { fields: all } = globalSlug
      ? getEntityConfig({ globalSlug })
      : getEntityConfig({ collectionSlug });
    const inForm = shown(fields);
    const values: unknown = reduceFieldsToValues(inForm, true);
    const found = checkDocument(globalSlug ?? collectionSlug, values, known, own);
    const empty = missingPaths(all, inForm, values).filter(
      (path) => !found.some((finding) => finding.path === path),
    );
    return [...empty.map(missing), ...found].map((finding) => ({
      ...finding,
      place: placeOf(all, finding.path, values),
    }));
  }, [fields, known, collectionSlug, globalSlug, own, getEntityConfig]);
  return (
    <section className="checks" aria-labelledby={heading}>
      <h2 id={heading}>Checks</h2>
      {/* Told when the number changes, not at each letter. */}
      <p role="status">{countOf(findings.length)}</p>
      {findings.length > 0 && (
        <ul>
          {findings.map(({ path, message, place, about }) => (
            <li key={`${path} ${message}`}>
              <a href={addressOf(path, place)} onClick={openField}>
                {place.label}
              </a>
              <span>{message}</span>
              {about && (
                <a href={addressOfDocument(about.collection, about.id)}>Open {about.name}</a>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const missing = (path: string) => ({
  path,
  message: 'It cannot be published without this.',
  about: undefined,
});

function countOf(count: number): string {
  if (count === 0) return 'Nothing to look at again.';
  return count === 1 ? 'One thing to look at again.' : `${count} things to look at again.`;
}

/** Without what a form leaves out, such as the case study of a project that has none. */
const shown = (fields: FormState): FormState =>
  Object.fromEntries(
    Object.entries(fields).filter(([, { passesCondition }]) => passesCondition !== false),
  );

function addressOf(path: string, { tab }: Place): string {
  const query = new URLSearchParams({ field: path });
  if (tab !== undefined) query.set('tab', String(tab));
  return `?${query.toString()}`;
}

/** The panel goes to a field that it is asked for, and keeps what is typed (src/panel/search). */
function openField(event: MouseEvent<HTMLAnchorElement>): void {
  // In another tab, as with any link.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const { pathname, search } = event.currentTarget;
  window.postMessage({ type: 'edit-field', href: `${pathname}${search}` }, window.origin);
}
