'use client';

import { useEffect, useRef, type ReactNode } from 'react';

import { AuthenticatorKey, RecoveryCodes } from '@/accounts/codes';
import type { SecondFactor } from '@/accounts/second-factor';
import { lineButton, solidButton, textBox } from '@/ui/dense-controls';

import { useFormAction } from '../action/use-form-action';
import { changeSecondFactor } from './actions';
import { PasswordField } from './password-field';
import type { SecondFactorState } from './second-factor';

/**
 * Sets up the second factor of one's own account, or turns it off.
 * @param props.factor null while the account has none
 */
export function SecondFactorSection({ factor }: { factor: SecondFactor | null }) {
  const { state, pending, formProps } = useFormAction<SecondFactorState>(changeSecondFactor, {});
  const { setUp, recoveryCodes, problem } = state;
  return (
    <section aria-labelledby="second-factor" className="mt-10">
      <h2 id="second-factor" className="text-[20px]">
        Second factor
      </h2>
      <form {...formProps}>
        {recoveryCodes ? (
          <>
            <p className="mt-2">The second factor is on.</p>
            <RecoveryCodes codes={recoveryCodes} />
            <Steps>
              <Step value="done" look={solidButton} pending={pending}>
                I have kept them
              </Step>
            </Steps>
          </>
        ) : factor ? (
          <>
            <p className="mt-2 max-w-[60ch]">
              It is on: signing in takes a code from your app as well. {left(factor)} Your password
              and a code are also what changes something here. Turning it off signs you out
              everywhere.
            </p>
            <Password />
            <CodeField problem={problem} answer={state} takesRecoveryCodes />
            <Steps>
              <Step value="renew" look={lineButton} pending={pending}>
                Make new recovery codes
              </Step>
              <Step value="off" look={lineButton} pending={pending}>
                Turn it off
              </Step>
            </Steps>
          </>
        ) : setUp ? (
          <>
            <p className="mt-2 max-w-[60ch]">
              Scan this with an authenticator app on your phone, then type the code that it shows.
            </p>
            <AuthenticatorKey {...setUp} />
            <CodeField problem={problem} answer={state} />
            <Steps>
              <Step value="confirm" look={solidButton} pending={pending}>
                Turn it on
              </Step>
              <Step value="done" look={lineButton} pending={pending} formNoValidate>
                Cancel
              </Step>
            </Steps>
          </>
        ) : (
          <>
            <p className="mt-2 max-w-[60ch]">
              It is off. When it is on, signing in needs a code from an app on your phone as well as
              your password. Browsers that are signed in now stay signed in until you sign out
              everywhere.
            </p>
            <Password />
            <Problem text={problem} />
            <Steps>
              <Step value="begin" look={lineButton} pending={pending}>
                Set it up
              </Step>
            </Steps>
          </>
        )}
      </form>
    </section>
  );
}

function left({ recoveryCodesLeft }: SecondFactor): string {
  if (recoveryCodesLeft === 0) return 'No recovery code is left: make new ones.';
  return `${recoveryCodesLeft} recovery ${recoveryCodesLeft === 1 ? 'code is' : 'codes are'} left.`;
}

interface StepProps {
  value: 'begin' | 'confirm' | 'renew' | 'off' | 'done';
  look: string;
  pending: boolean;
  formNoValidate?: boolean;
  children: string;
}

const Steps = ({ children }: { children: ReactNode }) => (
  <p className="mt-4 flex flex-wrap gap-2 print:hidden">{children}</p>
);

const Step = ({ look, pending, ...button }: StepProps) => (
  <button type="submit" name="step" disabled={pending} className={look} {...button} />
);

const Problem = ({ text }: { text?: string | undefined }) => (
  <p id="second-factor-problem" role="alert" className="mt-2 font-[580] text-bad">
    {text}
  </p>
);

const Password = () => (
  <div className="mt-4">
    <PasswordField id="second-factor-password" describedBy="second-factor-problem" />
  </div>
);

interface CodeFieldProps {
  problem?: string | undefined;
  /** Another one, even with the same problem, leads back to the field. */
  answer: object;
  takesRecoveryCodes?: boolean;
}

function CodeField({ problem, answer, takesRecoveryCodes = false }: CodeFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!problem && !('setUp' in answer)) return;
    field.current?.focus();
    field.current?.select();
  }, [problem, answer]);
  return (
    <div className="mt-4 w-[16rem] max-w-full">
      <label htmlFor="second-factor-code" className="mb-1.5 block font-[580]">
        {takesRecoveryCodes ? 'Code, or a recovery code' : 'Code'}
      </label>
      <input
        id="second-factor-code"
        ref={field}
        name="code"
        required
        autoComplete="one-time-code"
        inputMode={takesRecoveryCodes ? 'text' : 'numeric'}
        aria-invalid={problem ? true : undefined}
        aria-describedby="second-factor-problem"
        className={textBox}
      />
      <Problem text={problem} />
    </div>
  );
}
