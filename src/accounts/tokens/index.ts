/** Tokens by which programs act for an account, as far as its rights and their scopes go. */
export { callerOf, type Called, type Caller } from './caller';
export { scopeNames, scopes, scopesFor, type ScopeName } from './scopes';
export { apiTokens } from './table';
export { listTokens, makeToken, mostTokens, revokeToken, type Token } from './tokens';
