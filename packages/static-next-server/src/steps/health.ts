import type { InterceptedResponse } from '../around-next/intercepted-response.ts';
import type { BoundedRequest } from '../bounded-request.ts';
import type { Lifecycle, Step } from '../exchange.ts';

/** Whether all is well with what the site cannot serve without, by name. */
type Checks = Readonly<Record<string, () => boolean | Promise<boolean>>>;

/**
 * `/healthz`: the process is alive; restart it when this fails.
 * `/readyz`: it can serve; send no visitors while this fails.
 * Only programs on this machine are told why it fails; through a proxy there is only yes or no.
 * @param report what else `/readyz` tells
 */
export function health(
  lifecycle: Lifecycle,
  checks: Checks,
  report: () => object = () => ({}),
): Step {
  return ({ path, request, response }) => {
    if (path === '/healthz') return send(response, 200, 'text/plain', 'ok');
    return path === '/readyz' ? tell(request, response) : undefined;
  };

  async function tell(request: BoundedRequest, response: InterceptedResponse) {
    const failed = Object.entries(checks).map(async ([name, check]) => {
      const isWell = await Promise.resolve()
        .then(check)
        .catch(() => false);
      return isWell ? [] : [name];
    });
    const waitingFor = [
      ...(lifecycle.draining ? ['shutdown'] : []),
      ...(lifecycle.prepared ? [] : ['next']),
      ...(await Promise.all(failed)).flat(),
    ];
    const ready = waitingFor.length === 0;
    const why = { ...(ready ? {} : { waitingFor }), ...report() };
    const body = JSON.stringify({ ready, ...(isOfThisMachine(request) ? why : {}) });
    return send(response, ready ? 200 : 503, 'application/json', body);
  }
}

const isOfThisMachine = ({ headers, socket }: BoundedRequest) =>
  /^(::1|(::ffff:)?127\.[\d.]+)$/.test(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers['forwarded'] === undefined;

function send(response: InterceptedResponse, status: number, type: string, body: string) {
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'no-store');
  response.answer(status, body);
  return 'answered' as const;
}
