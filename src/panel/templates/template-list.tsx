'use client';

import { Button, toast, useListDrawerContext } from '@payloadcms/ui';

import { useId, useState } from 'react';
import { z } from 'zod';

import type { PageTemplate } from '~/collections/pages/templates';

import { addressOfDocument } from '@/platform/payload/panel/addresses';

import { useRouter } from '../navigation';
import type { OwnTemplate } from './own-templates';

interface TemplateListProps {
  readonly ready: readonly PageTemplate[];
  readonly own: readonly OwnTemplate[];
}

const made = z.object({ doc: z.object({ id: z.string() }) });

/** Of a page that a new one is made of: its parts, and nothing that is its own, such as its address. */
const copied = z.object({
  blocks: z.array(z.looseObject({})),
  placeholder: z.boolean().nullish(),
});

/** The templates, folded until somebody wants one. */
export function TemplateList({ ready, own }: TemplateListProps) {
  const heading = useId();
  const router = useRouter();
  const { isInDrawer } = useListDrawerContext();
  const [isBusy, setIsBusy] = useState(false);
  // There somebody chooses a page that is there.
  if (isInDrawer) return null;

  async function begin(contentOf: () => object | Promise<object>) {
    setIsBusy(true);
    try {
      router.push(addressOfDocument('pages', await makePage(await contentOf())));
    } catch {
      setIsBusy(false);
      toast.error(
        'No page was made. Look whether you are online and signed in, and press once more.',
      );
    }
  }

  const choice = (name: string, about: string, contentOf: () => object | Promise<object>) => (
    <>
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        disabled={isBusy}
        extraButtonProps={{ 'aria-label': `New page from ${name}` }}
        onClick={() => void begin(contentOf)}
      >
        {name}
      </Button>
      {about ? <p>{about}</p> : null}
    </>
  );

  return (
    <details className="new-page-from">
      <summary>New page from a template</summary>
      <p>
        It begins as a draft that no visitor sees. You write its title and its address; what is to
        be replaced says so.
      </p>
      <ul>
        {ready.map(({ name, about, blocks, meta }) => (
          <li key={name}>{choice(name, about, () => ({ blocks, meta, placeholder: true }))}</li>
        ))}
      </ul>
      <h3 id={heading}>Pages of your own</h3>
      {own.length === 0 ? (
        <p>Tick “Keep as a template” beside a page, and it stands here.</p>
      ) : (
        <ul aria-labelledby={heading}>
          {own.map(({ id, title }) => (
            <li key={id}>{choice(title, '', () => contentOfPage(id))}</li>
          ))}
        </ul>
      )}
    </details>
  );
}

async function contentOfPage(id: string): Promise<object> {
  const answer = await fetch(`/api/pages/${id}?draft=true&depth=0`);
  if (!answer.ok) throw new Error(`The template was answered with ${answer.status}`);
  return copied.parse(await answer.json());
}

/** @returns the id of the draft */
async function makePage(content: object): Promise<string> {
  const answer = await fetch('/api/pages?draft=true&depth=0', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...content, _status: 'draft' }),
  });
  if (!answer.ok) throw new Error(`The new page was answered with ${answer.status}`);
  return made.parse(await answer.json()).doc.id;
}
