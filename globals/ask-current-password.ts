import type { GlobalBeforeChangeHook, GlobalBeforeOperationHook } from 'payload';
import { z } from 'zod';

import { currentPasswordProblem } from '@/accounts/guards';

import {
  currentPasswordField,
  dataOf,
  passwordRefusal,
} from '../collections/hooks/ask-current-password';

/** What is typed there is no setting: nothing stores it, and nothing sends it back. */
export const setPasswordAside: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update') return;
  const data = dataOf(args);
  req.context[currentPasswordField] = Reflect.get(data, currentPasswordField);
  Reflect.deleteProperty(data, currentPasswordField);
};

const requiring = z.object({ requireSecondFactor: z.literal(true) });

/** Who requires a second factor of nobody any more says their password; the site itself has none. */
export const askBeforeRequiringNone: GlobalBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!req.user || !isRequiring(originalDoc) || isRequiring(data)) return;
  const given = req.context[currentPasswordField];
  const problem = await currentPasswordProblem(req.user, given, req.headers);
  if (problem) throw passwordRefusal(req, problem, { global: 'inbox-settings' });
};

export const isRequiring = (settings: unknown): boolean => requiring.safeParse(settings).success;
