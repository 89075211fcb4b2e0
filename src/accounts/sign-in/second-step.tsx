'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';

import { Button } from '@/ui/button';

import { AuthenticatorKey, RecoveryCodes } from '../codes';
import { LoginField, SignInForm } from './form-parts';
import type { AskedCode } from './second-factor-answer';

interface SecondStepProps {
  asked: AskedCode;
  onBack: () => void;
}

const inlineButton = 'min-h-11 underline underline-offset-4 hover:decoration-2';

/** What a sign-in asks after the password: a code, after a set-up if need be. */
function SecondStep({ asked, onBack }: SecondStepProps) {
  const field = useRef<HTMLInputElement>(null);
  const [recovery, setRecovery] = useState(false);
  // Each answer that asks for a code leads to the field, a wrong code to what was typed.
  useEffect(() => field.current?.select(), [asked, recovery]);

  return (
    <>
      {asked.setUp ? (
        <>
          <p className="mt-5 text-[15px]">
            A second factor is required. Scan this with an authenticator app on your phone, then
            type the code that it shows.
          </p>
          <AuthenticatorKey {...asked.setUp} />
        </>
      ) : null}
      <LoginField
        ref={field}
        label={recovery ? 'Recovery code' : 'Code'}
        name="code"
        type="text"
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        hint={
          recovery
            ? 'One of the ten that you kept. Each works once.'
            : 'The six digits that your authenticator app shows now.'
        }
      />
      <p className="mt-3 flex flex-wrap gap-x-5 text-[15px]">
        {asked.setUp ? null : (
          <button type="button" onClick={() => setRecovery(!recovery)} className={inlineButton}>
            {recovery ? 'Use the app instead' : 'Use a recovery code instead'}
          </button>
        )}
        <button type="button" onClick={onBack} className={inlineButton}>
          Back
        </button>
      </p>
    </>
  );
}

interface FirstRecoveryCodesProps {
  codes: readonly string[];
  onContinue: () => void;
}

/** Between the sign-in that set the factor up and what it opens. */
const FirstRecoveryCodes = ({ codes, onContinue }: FirstRecoveryCodesProps) => (
  <>
    <RecoveryCodes codes={codes} />
    <Button onClick={onContinue} className="mt-7 w-full">
      I have kept them
    </Button>
  </>
);

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

interface TwoStepFormProps {
  second: ReturnType<typeof useSecondStep>;
  onSend: (entered: FormData) => Promise<void>;
  /** Opens what the sign-in was for, once the recovery codes are kept. */
  onContinue: () => void;
  /** The fields of the first step. They stay in the form for the second, and for the way back. */
  first: ReactNode;
  /** The button, and what stands below it. */
  children: ReactNode;
}

/** A form that signs somebody in: what it asks first, then a code, then the codes to keep. */
export function TwoStepForm({ second, onSend, onContinue, first, children }: TwoStepFormProps) {
  const { asked, goBack, recoveryCodes } = second;
  if (recoveryCodes.length > 0)
    return <FirstRecoveryCodes codes={recoveryCodes} onContinue={onContinue} />;
  return (
    <SignInForm onSend={onSend}>
      <div hidden={asked !== null}>{first}</div>
      {asked ? <SecondStep asked={asked} onBack={goBack} /> : null}
      {children}
    </SignInForm>
  );
}
