import { calloutNode } from './callout';
import { codeNode } from './code';
import { footnoteNode } from './footnote';
import { pictureNode } from './picture';
import { videoNode } from './video';

export interface Said {
  /** What an editor calls the node. */
  readonly name: string;
  /** A paragraph each, without format. */
  readonly lines: readonly string[];
  readonly code: readonly string[];
  /** Formatted texts within it, as they are: who changes one changes the node. */
  readonly texts: readonly object[];
}

/** What a node says beside its children. */
export function saidIn(node: unknown): Said | undefined {
  const nothing = { lines: [], code: [], texts: [] };
  const { data: picture } = pictureNode.safeParse(node);
  if (picture) return { ...nothing, name: 'picture', lines: written(picture.fields?.caption) };
  const { data: code } = codeNode.safeParse(node);
  if (code) return { ...nothing, name: 'code block', code: written(code.fields.code) };
  const { data: callout } = calloutNode.safeParse(node);
  if (callout) return { ...nothing, name: 'callout', texts: written(callout.fields.text) };
  const { data: video } = videoNode.safeParse(node);
  if (video) {
    const { title, captions } = video.fields;
    return { ...nothing, name: 'video', lines: [...written(title), ...written(captions)] };
  }
  const { data: footnote } = footnoteNode.safeParse(node);
  if (footnote) return { ...nothing, name: 'footnote', texts: written(footnote.fields.text) };
  return undefined;
}

const written = <Value>(value: Value | null | undefined): NonNullable<Value>[] =>
  value === null || value === undefined || value === '' ? [] : [value];
