'use client';

import { ServerFunctionsProvider, useServerFunctions } from '@payloadcms/ui';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';

import { arrivesWithinMs } from '@/platform/payload/panel/form-state';
import { answerPreferences } from '@/platform/payload/panel/preferences';
import { answerRequests } from '@/platform/payload/panel/requests';
import { formStateFunction } from '@/platform/payload/panel/server-functions';

import { answerWithout, keepTyped, noteHandedOn, noteTyped } from './keep-typed';
import { sendOnceTyped } from './send-once-typed';

type ServerFunction = ReturnType<typeof useServerFunctions>['serverFunction'];

const Running = createContext(false);

/** By then Payload's form has taken an answer in. */
const takenInMs = 500;

/** Whether the panel asks the server about the form that is open, and has no answer yet. */
export const useFormStateRequested = () => use(Running);

/** @throws what the question throws, where its form cannot do without an answer */
async function answered(
  ask: ServerFunction,
  call: Parameters<ServerFunction>[0],
): Promise<unknown> {
  try {
    return await ask(call);
  } catch (error) {
    const own = answerWithout(call.args);
    if (own === undefined) throw error;
    return own;
  }
}

/** Stands around the panel, and sees each question about a form begin and end. */
export function FormStateRequests({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions();
  const [running, setRunning] = useState(0);
  useEffect(() => sendOnceTyped(), []);
  // Before the effects of what is inside, which ask at once.
  useLayoutEffect(() => answerRequests(answerPreferences), []);
  const watched = useCallback<ServerFunction>(
    async (call) => {
      if (call.name !== formStateFunction) return serverFunction(call);
      setRunning((number) => number + 1);
      noteTyped(call.args);
      try {
        const answer = await answered(serverFunction, call);
        // Until then the document's form may be without it.
        setTimeout(() => noteHandedOn(call.args), arrivesWithinMs);
        const kept = keepTyped(answer, call.args);
        setTimeout(() => noteTyped(call.args, answer), takenInMs);
        return kept;
      } finally {
        setRunning((number) => number - 1);
      }
    },
    [serverFunction],
  );
  return (
    <Running value={running > 0}>
      <ServerFunctionsProvider serverFunction={watched}>{children}</ServerFunctionsProvider>
    </Running>
  );
}
