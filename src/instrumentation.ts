import type { Instrumentation } from 'next';

/** Next calls this once as the server starts. */
export async function register(): Promise<void> {
  // Next replaces this as it builds; it is no setting.
  // oxlint-disable-next-line no-restricted-properties
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { keepErrorsShort } = await import('@/site/content/report-failures');
    keepErrorsShort();
    const { env } = await import('@/env');
    const { loadDoor } = await import('@/submissions/load-door');
    const { isDoorBusy, openDoor } = await loadDoor();
    // The web process has opened it already; `next dev` has not.
    void openDoor();
    // A process is ready once this has settled, and then answers for a database that goes away.
    // Where that is away from the start, Payload says so, and each request tries again.
    const [{ getPayload }, { default: config }] = await Promise.all([
      import('payload'),
      import('@payload-config'),
    ]);
    const payload = await getPayload({ config }).catch(() => undefined);
    if (payload) {
      const { tellPlaceholders } = await import('~/collections/launch/tell-placeholders');
      // Where the database goes away meanwhile, the next start says it.
      void tellPlaceholders(payload).catch(() => undefined);
    }
    if (env.RUN_JOBS) {
      const { runJobs } = await import('@/submissions/notices/run-jobs');
      const { endWithProcess } = await import('@/platform/shut-down');
      endWithProcess(runJobs(isDoorBusy));
    }
  }
}

/** Next calls this for every error of a page or a route. */
export const onRequestError: Instrumentation.onRequestError = async (
  error,
  request,
  { routePath },
) => {
  // oxlint-disable-next-line no-restricted-properties
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { reportPage } = await import('@/site/content/report-failures');
    // The route, not the address, which can hold a secret: a link for a new password, say.
    const path = isPublic(request.path) ? request.path : routePath;
    reportPage(error, { method: request.method, path });
  }
};

const isPublic = (path: string): boolean =>
  !/^\/(?:admin|api|cms|mail|received|review)\b/.test(path);
