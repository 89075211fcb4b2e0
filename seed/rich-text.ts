import {
  convertMarkdownToLexical,
  editorConfigFactory,
  EXPERIMENTAL_TableFeature,
  type SanitizedServerEditorConfig,
} from '@payloadcms/richtext-lexical';
import type { Payload } from 'payload';

/** @returns a function that turns Markdown into what the panel's rich-text fields hold. */
export async function markdownConverter(payload: Payload) {
  const editorConfig: SanitizedServerEditorConfig = await editorConfigFactory.fromFeatures({
    config: payload.config,
    features: ({ defaultFeatures }) => [...defaultFeatures, EXPERIMENTAL_TableFeature()],
  });
  return (markdown: string) => convertMarkdownToLexical({ editorConfig, markdown });
}

export type MarkdownConverter = Awaited<ReturnType<typeof markdownConverter>>;
