import { env } from '@/env';

/**
 * Has this process tell its work to OTEL_EXPORTER_OTLP_ENDPOINT. Without that setting the packages
 * for it are not even loaded.
 */
export async function startTracing(): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: service } = env;
  if (endpoint === undefined) return;
  const { createTracing } = await import('./exporting');
  globalThis.tracing ??= createTracing({ endpoint, service });
}

/** Settles when all that was noted is sent. */
export const stopTracing = async (): Promise<void> => globalThis.tracing?.close();
