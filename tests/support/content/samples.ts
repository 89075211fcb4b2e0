import { forgetMade, publishForm } from '../submissions/made-forms';
import { forgetReusable, makeReusable } from '../parts/reusable-part';
import { payload } from '../payload';
import { bodyOf } from './article-body';
import { quietly } from './articles';

const name = 'sample-of-tests';
const aDay = 86_400_000;

/** Publishes one document of each kind of which a fresh site has none, but for pages and articles. */
export async function publishSamples(): Promise<void> {
  await forgetSamples();
  const form = await publishForm(name);
  await payload.create({
    collection: 'positions',
    data: {
      ...{ title: name, slug: name, summary: 'You build systems.', form, _status: 'published' },
      body: bodyOf('## What you do', 'You sit with clients.'),
      ...{ workplace: 'remote', country: 'United Kingdom', employment: 'fullTime' },
      ...{ payFrom: 45_000, payTo: 60_000, payCurrency: 'GBP', payPer: 'year' },
      applyBy: new Date(Date.now() + aDay).toISOString(),
    },
    ...quietly,
  });
  await makeReusable(name, 'A heading');
  await payload.create({
    collection: 'announcements',
    data: { text: name, _status: 'published' },
    ...quietly,
  });
}

/** Nothing of them stays, also not in the trash. */
export async function forgetSamples(): Promise<void> {
  const slug = { slug: { equals: name } };
  await payload.delete({ collection: 'positions', where: slug, trash: true, ...quietly });
  await forgetReusable(name);
  const text = { text: { equals: name } };
  await payload.delete({ collection: 'announcements', where: text, trash: true, ...quietly });
  await forgetMade();
}
