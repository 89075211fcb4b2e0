/** Which role may do what. Everything that allows or refuses asks this. */
export { refusalOf } from './refusal';
export { isKeptFrom, may, roleNames, roles, rolesWith, type Right, type Role } from './table';
