'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useId, useState, type ChangeEvent } from 'react';
import { z } from 'zod';

import { sizeWords } from '@/platform/file-rules';
import { classes } from '@/platform/payload/panel/marks';

const kept = z.object({ file: z.object({ name: z.string(), size: z.number() }).nullable() });
type Kept = z.infer<typeof kept>;

/** The file of a form: it lies apart from pictures, which are public by their addresses. */
export function FormFile() {
  const { id } = useDocumentInfo();
  if (id === undefined) return <p>Save the form once, then its file can be chosen here.</p>;
  return <FileAt address={`/admin/form-files/${id}`} />;
}

/** What lies there now, and a sentence where the server refuses. */
async function ask(address: string, init?: RequestInit) {
  const answer = await fetch(address, init).catch(() => null);
  const { data = null } = kept.safeParse(answer?.ok ? await answer.json() : null);
  return { kept: data, refusal: answer?.status === 422 ? await answer.text() : '' };
}

function FileAt({ address }: { address: string }) {
  const input = useId();
  const rules = useId();
  const [known, setKnown] = useState<Kept | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    void ask(address).then((answer) => setKnown(answer.kept));
  }, [address]);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    setSaid('It is on its way.');
    const body = new FormData();
    body.set('file', chosen);
    const answer = await ask(address, { method: 'POST', body });
    target.value = '';
    if (answer.kept) setKnown(answer.kept);
    setSaid(
      answer.kept
        ? 'It is there. Links in mails lead to it from now on.'
        : answer.refusal || 'It was not taken. Try again in a moment.',
    );
  };
  const file = known?.file;
  return (
    <div className={classes.field}>
      <label className={classes.fieldLabel} htmlFor={input}>
        {file ? 'Another file in its place' : 'File'}
      </label>
      {file ? (
        <p>
          {file.name}, {sizeWords(file.size)}
        </p>
      ) : null}
      <input
        id={input}
        type="file"
        aria-describedby={rules}
        data-own-limit
        onChange={(event) => void choose(event)}
      />
      <p id={rules} className={classes.fieldDescription}>
        A PDF, picture, text or office document of at most 25 MB. It counts at once, also for links
        that went out before. Nobody has it without such a link.
      </p>
      <p role="status">{said}</p>
    </div>
  );
}
