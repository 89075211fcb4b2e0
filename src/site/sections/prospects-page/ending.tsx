import type { ReactNode } from 'react';

import { Button } from '@/ui/button';
import type { SmallWords } from '@/words';

interface EndingProps {
  reference: string;
  words: SmallWords['prospectsPage'];
  /** It was withdrawn already. */
  isWithdrawn: boolean;
  /** Mails go out from here. */
  canAskForErasure: boolean;
  /** They asked for it and confirmed it. */
  isErasureAsked: boolean;
}

/** What ends it: each is asked for once more before it is done. */
export function Ending({ reference, words, ...is }: EndingProps) {
  const action = (deed: string) => `/api/received/${reference}/${deed}`;
  return (
    <section className="mt-12 border-t-[3px] border-ink">
      {is.isWithdrawn ? null : (
        <Fold title={words.withdrawTitle} text={words.withdrawText}>
          <form method="post" action={action('withdraw')} className="mt-4">
            <Button type="submit" look="outline" small>
              {words.withdrawButton}
            </Button>
          </form>
        </Fold>
      )}
      {is.isErasureAsked ? (
        <p className="border-b border-line py-4 font-[580]">{words.eraseAsked}</p>
      ) : is.canAskForErasure ? (
        <Fold title={words.eraseTitle} text={words.eraseText}>
          <form method="post" action={action('erasure')} className="mt-4">
            <Button type="submit" look="outline" small>
              {words.eraseButton}
            </Button>
          </form>
        </Fold>
      ) : null}
    </section>
  );
}

const Fold = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <details className="border-b border-line print:hidden">
    <summary className="cursor-pointer py-4 font-[580]">{title}</summary>
    <div className="pb-6">
      <p className="text-pretty">{text}</p>
      {children}
    </div>
  </details>
);
