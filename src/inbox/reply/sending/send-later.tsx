import { place } from '~/site.config';
import { lineButton, textBox } from '@/ui/dense-controls';

import { sendByEnter } from './send-by-enter';

/** Opens without scripts, too. */
export const SendLater = ({ pending }: { pending: boolean }) => (
  <details className="group/later open:basis-full">
    <summary
      className={`${lineButton} cursor-pointer list-none group-open/later:bg-ink group-open/later:text-paper`}
    >
      Send later
    </summary>
    <div className="mt-2 flex flex-wrap items-end gap-2 border-l-[6px] border-accent py-1 pl-3">
      <label>
        <span className="mb-1 block text-ink-soft">Date and time in {place.clock}</span>
        <input
          type="datetime-local"
          name="later"
          onKeyDown={sendByEnter('send-later')}
          className={`${textBox} w-auto!`}
        />
      </label>
      <button
        type="submit"
        name="intent"
        value="send-later"
        disabled={pending}
        className={lineButton}
      >
        Send then
      </button>
    </div>
  </details>
);
