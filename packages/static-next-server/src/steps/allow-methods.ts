import type { Step } from '../exchange.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** For the `Allow` header of a 405. */
export const allowedMethods = methods.join(', ');

/** Next answers 500 to TRACE, and nobody needs the rest. */
export const allowMethods: Step = ({ request: { method = '' } }) =>
  methods.includes(method)
    ? undefined
    : {
        status: 405,
        code: 'method-not-allowed',
        reason: `This site answers ${allowedMethods}.`,
        headers: { Allow: allowedMethods },
      };
