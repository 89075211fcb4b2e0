import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { env } from '@/env';
import { getDocument, getMadeForm, getSmallWords } from '@/site/content';
import { ThankYou } from '@/site/sections/thank-you';

/** Rendered on demand, as the thanks of the other forms. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/received/[reference]/[form]'>;

const formAt = async ({ params }: Props) => getDocument('custom-forms', (await params).form);

export async function generateMetadata(props: Props): Promise<Metadata> {
  const document = await formAt(props);
  return { title: document?.thanksTitle, robots: { index: false } };
}

const pattern = /^F-[0-9A-Z]{4}-[0-9A-Z]{2}$/;

/** Where a browser without JavaScript comes after a form that editors made was stored. */
export default async function MadeFormReceivedPage(props: Props) {
  const { reference } = await props.params;
  const document = await formAt(props);
  if (!document || !pattern.test(reference)) notFound();
  const { everywhere } = await getSmallWords();
  const { form, words } = await getMadeForm(document);
  const { thanksAt } = form;
  return (
    <>
      {thanksAt === undefined ? null : (
        <meta httpEquiv="refresh" content={`0; url=${new URL(thanksAt, env.SERVER_URL).href}`} />
      )}
      <ThankYou
        id="thank-you"
        look="page"
        {...form.texts.success}
        yourReference={words.yourReference}
        reference={reference}
        link={
          thanksAt === undefined
            ? { words: everywhere.returnHome, href: '/' }
            : { words: everywhere.goOn, href: thanksAt }
        }
      />
    </>
  );
}
