import { Button } from '@/ui/button';

import { RecoveryCodes } from '../codes/recovery-codes';

interface FirstRecoveryCodesProps {
  codes: readonly string[];
  onContinue: () => void;
}

/** Between the sign-in that set the factor up and what it opens. */
export const FirstRecoveryCodes = ({ codes, onContinue }: FirstRecoveryCodesProps) => (
  <>
    <RecoveryCodes codes={codes} />
    <Button onClick={onContinue} className="mt-7 w-full">
      I have kept them
    </Button>
  </>
);
