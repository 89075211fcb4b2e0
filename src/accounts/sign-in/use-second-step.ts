import { useState } from 'react';

import type { AskedCode } from './second-factor-answer';

/** What a sign-in knows of its second step, if there is one. */
export function useSecondStep() {
  const [asked, setAsked] = useState<AskedCode | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>([]);
  return {
    asked,
    /** After a wrong code the key to set up is still the same. */
    ask: (next: AskedCode) =>
      setAsked((before) => (next.kind === 'wrong' ? { ...next, setUp: before?.setUp } : next)),
    goBack: () => setAsked(null),
    recoveryCodes,
    showRecoveryCodes: setRecoveryCodes,
  };
}
