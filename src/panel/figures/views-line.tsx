import type { FieldServerComponent, UIField } from 'payload';
import { z } from 'zod';

import { countFollowed } from '@/page-views';
import { areViewsCounted } from '@/site/content';
import { inDigits } from '@/platform/place/wording';
import { publicPath } from '~/collections/page-paths';
import type { PageCollection } from '~/collections/page-types';

import { oneOrMany } from '../dashboard/reading';
import { figuresOfPage, firstDayOf } from './figures';

/** Of which page: one that is there once, or that of the document. */
type Of = { readonly path: string } | { readonly collection: PageCollection };

/** In the view of each document with a page, beside its form: how often the page was seen. */
export const ViewsLine: FieldServerComponent<UIField, never, { of: Of }> = async ({
  id,
  of,
  req,
}) => {
  if (!(await areViewsCounted())) return null;
  const path =
    'path' in of
      ? of.path
      : id && (await publicPath({ collection: of.collection, id: String(id) }, req));
  if (!path) return null;
  const { views, enquiries } = await figuresOfPage(path);
  return (
    <p className="views-line">
      <strong>{inDigits(views)}</strong> {oneOrMany(views, 'view', 'views')} in the last 30 days,
      and <strong>{inDigits(enquiries)}</strong> {oneOrMany(enquiries, 'enquiry', 'enquiries')} from
      visitors who arrived here. <a href="/cms/figures">All figures</a>
    </p>
  );
};

/** Beside the form of a short link: how often it was followed. */
export const FollowedLine: FieldServerComponent<UIField> = async ({ data }) => {
  const { word } = shortLink.parse(data);
  if (word === undefined || !(await areViewsCounted())) return null;
  const followed = await countFollowed(firstDayOf(30), word);
  return (
    <p className="views-line">
      Followed <strong>{inDigits(followed)}</strong> {oneOrMany(followed, 'time', 'times')} in the
      last 30 days. <a href="/cms/figures">All figures</a>
    </p>
  );
};

const shortLink = z.object({ word: z.string().optional() }).catch({});
