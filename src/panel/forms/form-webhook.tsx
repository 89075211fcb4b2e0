'use client';

import { Button, TextInput, useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState, type ChangeEvent } from 'react';
import { z } from 'zod';

import { may } from '@/accounts/rights';
import { classes } from '@/platform/payload/panel/marks';

const webhook = z.object({
  endsIn: z.string().nullable(),
  toldAt: z.string().nullable(),
  failedAt: z.string().nullable(),
  problem: z.string().nullable(),
  waiting: z.number(),
});
type Webhook = z.infer<typeof webhook>;

/** The secret of a form's webhook, which nobody reads back, and what came of the last calls. */
export function FormWebhook() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  if (!may(user, 'forms')) return null;
  if (id === undefined) return <p>Save the form once, then its secret can be set here.</p>;
  return <WebhookAt address={`/admin/form-webhooks/${id}`} />;
}

/** What the server says, and a sentence where it refuses. */
async function ask(address: string, init?: RequestInit) {
  const answer = await fetch(address, init).catch(() => null);
  const { data = null } = webhook.safeParse(answer?.ok ? await answer.json() : null);
  return {
    webhook: data,
    refusal: answer?.status === 422 || answer?.status === 403 ? await answer.text() : '',
  };
}

function WebhookAt({ address }: { address: string }) {
  const [known, setKnown] = useState<Webhook | null>(null);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  useEffect(() => {
    void ask(address).then((answer) => setKnown(answer.webhook));
  }, [address]);
  const set = async () => {
    const body = new FormData();
    body.set('secret', typed.trim());
    const answer = await ask(address, { method: 'POST', body });
    setSaid(
      answer.webhook
        ? 'The secret is set.'
        : answer.refusal || 'It was not set. Try again in a moment.',
    );
    if (!answer.webhook) return;
    setKnown(answer.webhook);
    setTyped('');
  };
  return (
    <div className={classes.field}>
      <TextInput
        path="webhookSecret"
        label="Secret of the webhook"
        value={typed}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value)}
        description={describe(known)}
      />
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={typed.trim() === ''}
        onClick={() => void set()}
      >
        Set this secret
      </Button>
      <p role="status">{said}</p>
      <LastCalls known={known} />
    </div>
  );
}

const describe = (known: Webhook | null): string =>
  `${known?.endsIn ? `One is set; it ends in ${known.endsIn}. Paste another to replace it.` : 'None is set, and without one nothing is sent.'} The receiver shows it: whsec_ and base64 (standardwebhooks.com). It counts at once, and nobody can read it back.`;

function LastCalls({ known }: { known: Webhook | null }) {
  const { failedAt, problem, toldAt, waiting = 0 } = known ?? {};
  return (
    <>
      {problem ? (
        <p role="alert">
          The last call failed on {when(failedAt)}: {problem}.{' '}
          {waiting > 0
            ? `${waiting} ${waiting === 1 ? 'waits and is' : 'wait and are'} tried again for a day.`
            : 'Nothing waits any more.'}
        </p>
      ) : null}
      {toldAt ? <p>The receiver last took one on {when(toldAt)}.</p> : null}
    </>
  );
}

const when = (moment: string | null | undefined): string =>
  moment ? new Date(moment).toLocaleString() : '';
