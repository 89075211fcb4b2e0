import { IncomingMessage, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { InterceptedResponse, type Handler } from './intercepted-response.ts';

export interface NextAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

interface Asking {
  readonly method?: 'GET' | 'POST';
  readonly headers?: IncomingHttpHeaders;
}

/**
 * Asks Next as an anonymous visitor of a page would, or as told, without going over the network.
 */
export type AskNext = (path: string, asking?: Asking) => Promise<NextAnswer>;

export function createAskNext(handler: Handler, host: string, timeoutMs: number): AskNext {
  return (path, { method = 'GET', headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const late = () => reject(new Error(`Next did not answer ${path} in ${timeoutMs} ms.`));
      setTimeout(late, timeoutMs).unref();
      const request = new IncomingMessage(new Socket());
      request.method = method;
      request.url = path;
      request.httpVersion = '1.1';
      request.headers = { host, accept: 'text/html', ...headers };
      request.push(null);
      const response = new InterceptedResponse(request);
      response.plan = {
        treat: () => 'hold',
        whole: (answered, body) => {
          resolve({ status: answered.statusCode, headers: answered.getHeaders(), body });
          // Next waits for this event before it forgets the request.
          answered.emit('finish');
        },
      };
      handler(request, response).catch(reject);
    });
}
