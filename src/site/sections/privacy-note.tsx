import type { SmallWords } from '@/words';

/** Beside a form's button: what becomes of the answers, and where all of it can be read. */
export function PrivacyNote({ words, text }: { words: SmallWords; text: string }) {
  return (
    <p className="max-w-[36ch] text-small text-ink-soft">
      {text}{' '}
      <a href="/privacy" className="underline underline-offset-3 outline-offset-0 hover:text-ink">
        {words.everywhere.privacy}
      </a>
    </p>
  );
}
