/** Which role may do what. Everything that allows or refuses asks this. */
export { refusalOf } from './refusal';
export { may, roleNames, roles, rolesWith, type Right, type Role } from './table';
