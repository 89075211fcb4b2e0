export { positions } from './positions';
export { teamMembers } from './members';
