import { pictureNode } from './picture';

interface Said {
  /** A paragraph each, without format. */
  readonly lines: readonly string[];
}

/** What a node says beside its children, in the order in which it is read. */
export function saidIn(node: unknown): Said {
  const { data: picture } = pictureNode.safeParse(node);
  if (picture) return { lines: written(picture.fields?.caption) };
  return { lines: [] };
}

const written = (...lines: readonly (string | null | undefined)[]): string[] =>
  lines.flatMap((line) => line || []);
