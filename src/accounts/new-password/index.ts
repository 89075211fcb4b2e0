export { ForgottenPasswordForm } from './forgotten-password-form';
export { NewPasswordForm } from './new-password-form';
