import { startTransition, useState } from 'react';

import {
  useSuggestions,
  type Suggestions,
  type TypedPart,
} from '../../action/suggestions/use-suggestions';
import { answerOf } from '../../action/use-form-action';
import { reply } from '../actions';
import { textsFor, type TextName } from './slash';

interface TextsOf {
  readonly form: string;
  /** Of the submission. */
  readonly id: string;
  readonly texts: readonly TextName[];
  readonly onType: (text: string) => void;
}

/**
 * Texts that `/` puts in where it is typed, with what they name filled in by the server.
 * @returns why the last one could not be had, beside the list
 */
export function useTexts({ form, id, texts, onType }: TextsOf): {
  suggestions: Suggestions<TextName>;
  problem: string | undefined;
} {
  const [problem, setProblem] = useState<string>();

  function take({ id: template }: TextName, part: TypedPart) {
    const typed = part.box.value.slice(part.at, part.end);
    const data = new FormData();
    const fields = { form, id, template, text: '', intent: 'insert' };
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    setProblem(undefined);
    startTransition(async () => {
      const answer = await answerOf(reply, {}, data);
      startTransition(() => setProblem(answer.problem));
      if (answer.text === undefined || answer.problem) return;
      putIn(answer.text, typed, part);
      onType(part.box.value);
    });
  }

  return { suggestions: useSuggestions((text) => textsFor(text, texts), take), problem };
}

/** Somebody may have typed on meanwhile: then what was typed after `/` may stand elsewhere. */
function putIn(text: string, typed: string, { box, at, end }: TypedPart): void {
  const isThere = box.value.slice(at, end) === typed;
  const from = isThere ? at : box.selectionStart;
  box.setRangeText(text, from, isThere ? end : from, 'end');
  box.focus();
}
