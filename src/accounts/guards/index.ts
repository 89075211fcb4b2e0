/** What keeps strangers out of accounts. Collections, globals and jobs ask these on the server. */
export { tryCode, wrongCode, type CodeTry } from './code-tries';
export { currentPasswordProblem, type PasswordProblem } from './current-password';
export { knownDeviceCookie } from './known-device';
export { passwordLinkMail, passwordLinkSubject, prolongOpenLink } from './password-link';
export { weakPasswordReasons } from './password-rule';
export {
  accountName,
  forgetAllPasswordTries,
  forgetPasswordTries,
  takePasswordLink,
  takePasswordTry,
  takeSignInTry,
} from './sign-in-tries';
export { isSessionUnchecked, markUncheckedSessions, userOf } from './unchecked-session';
