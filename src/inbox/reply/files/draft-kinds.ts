/** What somebody may be writing that takes files. */
export type DraftKind = 'reply' | 'forward' | 'new-mail';

/** What the button that takes a file off sends. */
export const removal = (id: string): string => `remove-file ${id}`;

/** The id of that file; undefined where another button was pressed. */
export function removedFile(data: FormData): string | undefined {
  const pressed = data.get('intent');
  return typeof pressed === 'string' ? /^remove-file (\S+)$/.exec(pressed)?.[1] : undefined;
}
