export { renewRecoveryCodes } from './recovery-codes';
export { endSessions, endSessionsOf, endSessionsWithout, isSecondFactorRequired } from './sessions';
export { beginSetUp, confirmSetUp, removeSecondFactor } from './set-up';
export { getSecondFactor, holdersAmong, type SecondFactor } from './status';
export { recoveryCodes, secondFactors } from './tables';
export { takeCode } from './take-code';
export type { SetUp } from './time-codes';
