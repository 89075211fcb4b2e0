import { AsyncLocalStorage } from 'node:async_hooks';

import {
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

import type { Tracing } from './tracing';

interface Watcher {
  /** Of a collector that speaks OTLP over HTTP; `/v1/traces` follows. */
  readonly endpoint: string;
  readonly service: string;
}

/**
 * Sends spans to a collector, in batches. It is told to nobody else in the process: Next would then
 * make spans of its own, which name whole addresses, and those can hold what opens an account.
 */
export function createTracing({ endpoint, service }: Watcher): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) }),
    ],
  });
  const tracer = provider.getTracer(service);
  const around = new AsyncLocalStorage<Context>();
  return {
    trace({ name, attributes, parent }, run) {
      const within = around.getStore() ?? contextOf(parent);
      const span = tracer.startSpan(name, { attributes }, within);
      const describe = (more: typeof attributes) => void span.setAttributes(more);
      return around.run(trace.setSpan(within, span), () => endingWith(span, () => run(describe)));
    },
    close: () => provider.shutdown().catch(() => undefined),
  };
}

function endingWith<Result>(span: Span, run: () => Result): Result {
  try {
    const result = run();
    if (!(result instanceof Promise)) {
      span.end();
      return result;
    }
    // The caller gets the promise as it is.
    result.then(
      () => span.end(),
      (error: unknown) => fail(span, error),
    );
    return result;
  } catch (error) {
    fail(span, error);
    throw error;
  }
}

/** By the kind of the error alone: its words can quote what somebody wrote. */
function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
  span.end();
}

const traceParent = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-0([01])$/;

function contextOf(parent = ''): Context {
  const [, traceId, spanId, sampled] = traceParent.exec(parent) ?? [];
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
  const traceFlags = sampled === '1' ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
