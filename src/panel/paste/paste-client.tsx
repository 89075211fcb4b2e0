'use client';

import {
  $createBlockNode,
  $isBlockNode,
  $isInlineBlockNode,
  createClientFeature,
} from '@payloadcms/richtext-lexical/client';
import {
  $isElementNode,
  COMMAND_PRIORITY_HIGH,
  PASTE_COMMAND,
  SELECTION_INSERT_CLIPBOARD_NODES_COMMAND,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical';
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

/**
 * Gives each block that is pasted an id of its own. Payload (3.90.2) does so as it is copied: pasted twice, two had
 * one, and nobody knew of which of them a word was (../drafts/open-forms.ts).
 */
function OwnIdsPlugin() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerCommand(
        SELECTION_INSERT_CLIPBOARD_NODES_COMMAND,
        ({ nodes }) => {
          for (const node of nodes) giveOwnIds(node);
          return false;
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor],
  );
  return null;
}

function giveOwnIds(node: LexicalNode): void {
  if ($isBlockNode(node)) node.setFields({ ...node.getFields(), id: newId() }, true);
  if ($isInlineBlockNode(node)) node.setFields({ ...node.getFields(), id: newId() }, true);
  if ($isElementNode(node)) for (const child of node.getChildren()) giveOwnIds(child);
}

/** As Payload gives one to a block that is made without. */
const newId = (): string => $createBlockNode({ blockName: '', blockType: '' }).getFields().id;

const remedyIn = (isArticle: boolean): string =>
  isArticle
    ? 'Put pictures and videos in by the bar over the text.'
    : 'This text holds words, headings, lists and links; pictures have fields of their own.';

export const PasteFeatureClient = createClientFeature<PasteProps>({
  plugins: [
    { Component: PastePlugin, position: 'normal' },
    { Component: OwnIdsPlugin, position: 'normal' },
  ],
});
