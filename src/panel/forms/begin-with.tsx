'use client';

import { Button, useForm } from '@payloadcms/ui';
import { useState } from 'react';

import { readyMade, type ReadyMade } from '~/collections/custom-forms/ready-made';

/** In a form that has no questions yet: fills it with one that is ready. */
export function BeginWith() {
  const { getData, reset, setModified } = useForm();
  const [isBusy, setIsBusy] = useState(false);

  async function begin({ content }: ReadyMade) {
    setIsBusy(true);
    await reset({ ...getData(), ...content });
    // What was filled in is saved as what is typed is.
    setModified(true);
  }

  return (
    <section className="begin-with" aria-labelledby="begin-with">
      <h2 id="begin-with">Begin with a form that is ready</h2>
      <p>All of it can be changed. Or add questions of your own below.</p>
      <ul>
        {readyMade.map((form) => (
          <li key={form.name}>
            <Button
              buttonStyle="secondary"
              size="medium"
              margin={false}
              disabled={isBusy}
              onClick={() => void begin(form)}
            >
              {form.name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
