import { createServerFeature } from '@payloadcms/richtext-lexical';

/** What the editor has, that what is pasted need not become something simpler. */
export interface PasteProps {
  /** Headings of two levels, quotes and tables. */
  readonly isArticle: boolean;
}

/** Reads what word processors put on the clipboard. */
export const PasteFeature = createServerFeature<PasteProps, PasteProps, PasteProps>({
  key: 'paste',
  feature: ({ props }) => ({
    ClientFeature: '/src/panel/paste/paste-client#PasteFeatureClient',
    clientFeatureProps: props,
    sanitizedServerFeatureProps: props,
  }),
});
