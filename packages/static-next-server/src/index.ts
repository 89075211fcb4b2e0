export { aroundNext, type AroundNext } from './around-next/around-next.ts';
export { Markup, type MarkupElement } from './answers/markup.ts';
export type { IsMissing, WhenMissing } from './answers/missing-pages.ts';
export type { AskNext } from './around-next/ask-next.ts';
export { InterceptedResponse } from './around-next/intercepted-response.ts';
export { loadServerCode } from './next-internals/server-code.ts';
export { readRoutes, type RouteOf } from './next-internals/routes.ts';
export { prerenderedPages, warmUp, type WarmUp } from './around-next/warm-up.ts';
export { BoundedRequest } from './bounded-request.ts';
export { drainOnSignal } from './drain.ts';
export type { Area, AreaOf, Around, Lifecycle, Refusal, Step } from './exchange.ts';
export { Expiry } from './expiry/expiry.ts';
export { expiringCache } from './expiry/expiring-cache.ts';
export { actionOf, askForDocument } from './next-internals/requests.ts';
export { allowMethods } from './steps/allow-methods.ts';
export { answerBeforeNext, type Answer } from './steps/answer-before-next.ts';
export { checkForm } from './steps/check-form.ts';
export { health } from './steps/health.ts';
export { limitInFlight } from './steps/limit-in-flight.ts';
export {
  dropRequestPolicy,
  refuseForeignWrites,
  stateClientAddress,
} from './steps/request-headers.ts';
export { createWebServer } from './web-server.ts';
