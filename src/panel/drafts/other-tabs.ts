import { z } from 'zod';

const message = z.object({
  document: z.string(),
  tab: z.string(),
  says: z.enum(['here', 'who else', 'gone']),
});
type Message = z.infer<typeof message>;

export interface OtherTabs {
  /** Whether another tab of this browser holds the document as well. */
  readonly isHeldElsewhere: () => boolean;
  readonly leave: () => void;
}

/** Tells the other tabs of this browser that this one holds a document, and learns of theirs. */
export function joinTabs(document: string): OtherTabs {
  const channel = new BroadcastChannel('documents of the panel');
  const own = `${Date.now()} ${Math.random()}`;
  const others = new Set<string>();
  const say = (says: Message['says']) => channel.postMessage({ document, tab: own, says });
  channel.addEventListener('message', ({ data }) => {
    const { data: heard } = message.safeParse(data);
    if (heard?.document !== document) return;
    if (heard.says === 'gone') others.delete(heard.tab);
    else others.add(heard.tab);
    if (heard.says === 'who else') say('here');
  });
  say('who else');
  return {
    isHeldElsewhere: () => others.size > 0,
    leave: () => {
      say('gone');
      channel.close();
    },
  };
}
