import { IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { InterceptedResponse, type Handler } from './intercepted-response.ts';

export interface NextAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** Asks Next as an anonymous visitor of a page would, without going over the network. */
export type AskNext = (url: string) => Promise<NextAnswer>;

export function createAskNext(handler: Handler, host: string, timeoutMs: number): AskNext {
  return (url) =>
    new Promise((resolve, reject) => {
      const late = () => reject(new Error(`Next did not answer ${url} in ${timeoutMs} ms.`));
      setTimeout(late, timeoutMs).unref();
      const request = new IncomingMessage(new Socket());
      request.method = 'GET';
      request.url = url;
      request.httpVersion = '1.1';
      request.headers = { host, accept: 'text/html' };
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
