import 'server-only';

export { LogOutButton } from './log-out-button';
export { requireAdmin, requireSignedIn } from './require-admin';
export { SessionKeeper } from './session-keeper';
export { getViewer, type Viewer } from './viewer';
