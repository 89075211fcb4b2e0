/** Next calls this once as the server starts. */
export async function register(): Promise<void> {
  // Next replaces this as it builds; it is no setting.
  // eslint-disable-next-line no-restricted-properties
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { runJobs } = await import('@/submissions/notices/run-jobs');
    const { loadDoor } = await import('@/submissions/load-door');
    const { isDoorBusy, openDoor } = await loadDoor();
    // The web process has opened it already; `next dev` has not.
    void openDoor();
    runJobs(isDoorBusy);
  }
}
