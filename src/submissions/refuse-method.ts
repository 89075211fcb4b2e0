import 'server-only';

import { Refusal } from './refusal';

/** The door's answer to everything but POST. */
export const refuseMethod = (): Response => new Refusal('method-not-allowed').toResponse();
