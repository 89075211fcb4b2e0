import { lineButton } from '@/ui/dense-controls';

import { ActionForm } from '../action/action-form';
import { revoke } from './actions';
import type { ShownToken } from './reads';

interface TokenListProps {
  tokens: readonly ShownToken[];
}

/** Who has which token, what for, and when it was last used. */
export function TokenList({ tokens }: TokenListProps) {
  if (tokens.length === 0) return null;
  return (
    <section aria-labelledby="tokens" className="mt-10 max-w-[44rem]">
      <h2 id="tokens" className="text-[20px]">
        Tokens
      </h2>
      <ul aria-labelledby="tokens" className="mt-3">
        {tokens.map(({ id, name, prefix, owner, may, made, used, ends }) => (
          <li
            key={id}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line py-3"
          >
            <div className="min-w-0 flex-1 basis-[300px] wrap-anywhere">
              <p>
                <span className="font-[620]">{name}</span>{' '}
                <code className="text-[13px] text-ink-soft">{prefix}…</code>
              </p>
              <p className="text-[14px]">{may}</p>
              <p className="text-[14px] text-ink-soft">
                {owner === null ? 'Yours' : `Of ${owner}`}, made {made}. {used} {ends}
              </p>
            </div>
            <ActionForm action={revoke} aria-label={`Token ${name}`}>
              <input type="hidden" name="id" value={id} />
              <button type="submit" className={lineButton}>
                Revoke<span className="sr-only"> {name}</span>
              </button>
            </ActionForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
