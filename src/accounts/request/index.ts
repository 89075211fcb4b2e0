/** How a page in the browser asks for a session, and for what it still allows. */
export { clearAdminFlag } from './admin-flag';
export { isSuccess, postAuth } from './auth-request';
export { canReachServer } from './use-refresh';
export { onLogOut } from './log-out-event';
