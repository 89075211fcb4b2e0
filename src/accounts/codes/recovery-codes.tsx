'use client';

import { useEffect, useRef } from 'react';

import { lineButton } from '@/ui/dense-controls';
import { copyText } from '@/ui/toast/copy-text';

/** Shown once: only their hashes are kept. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const text = codes.join('\n');
  useEffect(() => heading.current?.focus(), []);

  return (
    <section aria-labelledby="recovery-codes" className="mt-5">
      <h2 id="recovery-codes" ref={heading} tabIndex={-1} className="text-[17px] outline-none!">
        Keep these recovery codes
      </h2>
      <p className="mt-2 max-w-[60ch]">
        Each signs you in once without the app. Nobody can show them again, so keep them where you
        do not keep your phone.
      </p>
      <ol className="mt-3 grid max-w-[30rem] list-none gap-x-6 border-[1.5px] border-ink bg-paper p-4 font-mono text-[15px] leading-[1.9] sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className="mt-3 flex flex-wrap gap-2 print:hidden">
        <button type="button" onClick={() => void copyText(text)} className={lineButton}>
          Copy
        </button>
        <button type="button" onClick={() => window.print()} className={lineButton}>
          Print
        </button>
        <a
          href={`data:text/plain,${encodeURIComponent(`${text}\n`)}`}
          download="recovery-codes.txt"
          className={lineButton}
        >
          Download
        </a>
      </p>
    </section>
  );
}
