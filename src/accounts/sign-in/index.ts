export { LoginForm } from './login-form';
export { LoginView } from './login-view';
export { SignedOut } from './signed-out';
