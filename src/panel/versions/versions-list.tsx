import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { z } from 'zod';

import { place } from '~/site.config';
import { nameOf } from '~/collections/deletion/find-uses';
import {
  addressInTrash,
  addressOfDocument,
  addressOfGlobal,
  addressOfVersions,
} from '@/platform/payload/panel/addresses';
import { classes } from '@/platform/payload/panel/marks';
import { isInDrawer } from '@/platform/payload/panel/versions';

import { bySite } from './changed-by-cell';
import { CompareWith } from './compare-with';
import { readVersions, type Owner, type Version } from './read-versions';

const query = z.object({ page: z.coerce.number().int().min(1) });

/**
 * The earlier versions of a document: when, by whom, and which one visitors see. It takes the place
 * of Payload's (3.90.2), which shows a UUID for each and no person.
 */
export async function VersionsList(props: DocumentViewServerProps) {
  const { initPageResult, routeSegments, searchParams } = props;
  const { collectionConfig, docID, globalConfig, req } = initPageResult;
  const owner: Owner | undefined = globalConfig
    ? { global: globalConfig.slug }
    : collectionConfig && { collection: collectionConfig.slug, id: String(docID) };
  if (!owner) return null;
  // There a version is chosen, not opened.
  const isChosen = isInDrawer(props);
  const { page } = query.catch({ page: 1 }).parse(searchParams);
  const { versions, pages } = await readVersions(req, owner, page);
  const isTrashed = routeSegments[2] === 'trash';
  const own =
    'global' in owner
      ? addressOfGlobal(owner.global)
      : (isTrashed ? addressInTrash : addressOfDocument)(owner.collection, owner.id);
  const address = addressOfVersions(own);
  return (
    <>
      {isChosen ? null : (
        <SetDocumentStepNav
          collectionSlug={collectionConfig?.slug}
          globalSlug={globalConfig?.slug}
          id={docID}
          pluralLabel={nameOf(collectionConfig?.labels.plural ?? globalConfig?.label)}
          useAsTitle={collectionConfig?.admin.useAsTitle}
          view={req.t('version:versions')}
        />
      )}
      <main className={classes.versions}>
        <Gutter className={`${classes.versionsInside} versions-list`}>
          {versions.length === 0 ? (
            <p>There are no earlier versions.</p>
          ) : (
            <div className={classes.table}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">Saved</th>
                    <th scope="col">By</th>
                    <th scope="col">State</th>
                  </tr>
                </thead>
                <tbody>
                  {versions.map((version) => (
                    <tr key={version.id}>
                      <td>
                        {isChosen ? (
                          <CompareWith id={version.id}>{timeOf(version)}</CompareWith>
                        ) : (
                          <a href={`${address}/${version.id}`}>{timeOf(version)}</a>
                        )}
                      </td>
                      <td>{version.by ?? bySite}</td>
                      <td>{version.state}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
          {pages > 1 ? (
            <nav aria-label="Pages of versions">
              {page > 1 ? <a href={`${address}?page=${page - 1}`}>Later versions</a> : null}
              {page < pages ? <a href={`${address}?page=${page + 1}`}>Earlier versions</a> : null}
            </nav>
          ) : null}
        </Gutter>
      </main>
    </>
  );
}

const format = new Intl.DateTimeFormat(place.locale, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: place.timeZone,
});

const timeOf = ({ savedAt }: Version) => format.format(new Date(savedAt));
