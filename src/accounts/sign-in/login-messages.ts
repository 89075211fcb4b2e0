import type { ToastMessage } from '@/ui/toast/toast';

import type { LoginOutcome } from './log-in';

export const accessDenied: ToastMessage = {
  title: 'Access Denied',
  text: "You don't have admin privileges.",
  tone: 'error',
};

/** The catalogue of the spec, section 8. */
export function loginMessage(outcome: LoginOutcome): ToastMessage {
  const failed = (text: string): ToastMessage => ({
    title: 'Authentication Failed',
    text,
    tone: 'error',
  });
  switch (outcome.kind) {
    case 'signed-in':
      return {
        title: 'Login Successful',
        text: 'Welcome to the admin dashboard.',
        tone: 'success',
      };
    case 'code-asked':
      return failed(outcome.asked.message);
    case 'refused':
      return failed(outcome.message ?? 'Invalid email or password.');
    case 'no-user':
      return failed('No user data received.');
    case 'not-admin':
      return accessDenied;
    case 'broken':
      return {
        title: 'System Error',
        text: 'An unexpected error occurred during login.',
        tone: 'error',
      };
  }
}
