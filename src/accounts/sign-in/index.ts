export { ForgottenPasswordForm } from './forgotten-password-form';
export { LoginForm } from './login-form';
export { NewPasswordForm } from './new-password-form';
export { SignedOut } from './signed-out';
