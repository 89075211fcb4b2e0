import type { AuthStrategy, Payload, PayloadRequest } from 'payload';

type OnFailure = (req: PayloadRequest, error: unknown) => void;

/**
 * Tells of each session that could not be looked for. Payload's strategy (read in 3.90.2) keeps the
 * error to itself, and takes the request as sent by nobody. The only read that it makes is that of
 * the session.
 */
export function tellFailedSessionReads(payload: Payload, onFailure: OnFailure): void {
  payload.authStrategies = payload.authStrategies.map((strategy) => telling(strategy, onFailure));
}

const telling = (strategy: AuthStrategy, onFailure: OnFailure): AuthStrategy => ({
  ...strategy,
  authenticate: (args) => {
    const findByID = async (given: Parameters<Payload['findByID']>[0]) => {
      try {
        return await args.payload.findByID(given);
      } catch (error) {
        if (args.req) onFailure(args.req, error);
        throw error;
      }
    };
    const payload = new Proxy(args.payload, {
      get(whole, name) {
        const member: unknown = Reflect.get(whole, name);
        return name === 'findByID' ? findByID : member;
      },
    });
    return strategy.authenticate({ ...args, payload });
  },
});
