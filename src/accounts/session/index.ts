import 'server-only';

export { LogOutButton } from './log-out-button';
export { SessionKeeper } from './session-keeper';
export { getViewer, requireStaff, requireSignedIn, type Viewer } from './viewer';
