/** How a page in the browser asks for a session, and for what it still allows. */
export { canReachServer, isSuccess, postAuth } from './auth-request';
export { clearAdminFlag, onLogOut } from './signals';
