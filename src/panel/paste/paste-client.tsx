'use client';

import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { COMMAND_PRIORITY_HIGH, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { toast } from '@payloadcms/ui';
import { useEffect } from 'react';

import type { PasteProps } from '~/collections/panel/paste-feature';

import { toOurParts } from './to-our-parts';

/** Events that this plugin dispatches itself. */
const ours = new WeakSet<Event>();

/** Converts what somebody pastes to parts that the editor knows, and says what was left out. */
function PastePlugin({ clientProps: { isArticle } }: { clientProps: PasteProps }) {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          if (ours.has(event) || !(event instanceof ClipboardEvent)) return false;
          const given = event.clipboardData;
          const html = given?.getData('text/html') ?? '';
          // From one of our editors to another, all of it is known.
          if (html === '' || given?.types.includes('application/x-lexical-editor')) return false;
          const { html: known, leftOut } = toOurParts(html, { isArticle });
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/html', known);
          clipboardData.setData('text/plain', given?.getData('text/plain') ?? '');
          const again = new ClipboardEvent('paste', { clipboardData, cancelable: true });
          ours.add(again);
          event.preventDefault();
          if (leftOut.length > 0)
            toast.warning(`Left out: ${leftOut.join(', ')}. ${remedyIn(isArticle)}`);
          return editor.dispatchCommand(PASTE_COMMAND, again);
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor, isArticle],
  );
  return null;
}

const remedyIn = (isArticle: boolean): string =>
  isArticle
    ? 'Put pictures and videos in by the bar over the text.'
    : 'This text holds words, headings, lists and links; pictures have fields of their own.';

export const PasteFeatureClient = createClientFeature<PasteProps>({
  plugins: [{ Component: PastePlugin, position: 'normal' }],
});
