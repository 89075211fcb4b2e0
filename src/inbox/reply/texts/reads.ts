import 'server-only';

import type { TypedUser } from 'payload';

import type { FormDefinition } from '@/forms';
import { placeholdersOf } from '@/forms/placeholders';
import { fillIn } from '@/forms/reply-template';
import { listOwnTexts, type OwnText } from '@/submissions/records/texts/own-texts';

import { settingsFor } from '../../list/reads/reading';
import { bookingLinkOf, parties, signatureOf, type Settings } from '../reply-settings';
import type { TextName } from './slash';

/** So much of a text tells which it is. */
const shownCharacters = 120;

const nameOf = ({ id, name, text }: OwnText, isOwn: boolean): TextName => ({
  ...{ id, name, isOwn },
  begins: text.replaceAll(/\s+/g, ' ').slice(0, shownCharacters),
});

const sharedTexts = (settings: Settings): readonly OwnText[] =>
  (settings?.replyTemplates ?? []).map(({ id, name, text }) => ({ id: id ?? '', name, text }));

/** One's own first. */
export const textNames = (own: readonly OwnText[], settings: Settings): readonly TextName[] => [
  ...own.map((each) => nameOf(each, true)),
  ...sharedTexts(settings).map((each) => nameOf(each, false)),
];

/** A text as it stands in a reply to a submission; null where there is none with this id. */
export async function fillText(
  form: FormDefinition,
  user: TypedUser,
  about: Parameters<typeof placeholdersOf>[1],
  id: string,
): Promise<string | null> {
  const [settings, { brand }, own] = await Promise.all([
    settingsFor(user),
    parties(),
    listOwnTexts(user.id),
  ]);
  const found = [...own, ...sharedTexts(settings)].find((each) => each.id === id);
  if (!found) return null;
  const signature = signatureIn(user, settings, brand);
  const others = { signature, ...bookingLinkOf(user, settings) };
  return fillIn(found.text, { ...placeholdersOf(form, about), ...others });
}

const signatureIn = (user: TypedUser, settings: Settings, brand: string): string =>
  signatureOf(user, settings, brand) || `${user.name}\n${brand}`;

/** A text that a rule wrote, with what it can name only once somebody has it. */
export async function fillInWriter(text: string, user: TypedUser): Promise<string> {
  const [settings, { brand }] = await Promise.all([settingsFor(user), parties()]);
  const signature = signatureIn(user, settings, brand);
  return fillIn(text, { signature, ...bookingLinkOf(user, settings) });
}
