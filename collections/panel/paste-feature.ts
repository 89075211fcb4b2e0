import { createServerFeature } from '@payloadcms/richtext-lexical';

/** Reads what word processors put on the clipboard. */
export const PasteFeature = createServerFeature({
  key: 'paste',
  feature: { ClientFeature: '/src/panel/paste/paste-client#PasteFeatureClient' },
});
