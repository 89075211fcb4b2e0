export { AuthenticatorKey } from './authenticator-key';
export { RecoveryCodes } from './recovery-codes';
