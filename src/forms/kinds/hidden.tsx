import type { Kind } from './kind';
import { lengthProblem, textKind, type TextSettings } from './text';

interface HiddenSettings extends TextSettings {
  /** What the address of the page has to name for it to be filled. */
  readonly parameter: string;
  /** What the page says of it: whatever its address names, and whatever was typed before. */
  readonly value?: string;
}

/** Nobody is asked: the address of the page says it, a campaign for example. */
export const hiddenKind: Kind<HiddenSettings> = (field) => ({
  ...textKind(field),
  columns: 1,
  label: 'none',
  draw: ({ attributes: { id, name }, answer }) => (
    <input {...{ id, name, defaultValue: field.value ?? answer }} type="hidden" />
  ),
  check: (answer) => lengthProblem(field, answer),
});
