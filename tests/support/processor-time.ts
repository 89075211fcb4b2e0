/**
 * For what may take no longer however it is written, such as the reading of a mail: other work on the
 * machine does not count.
 * @returns what tells the milliseconds that this process has worked since
 */
export function processorTime(): () => number {
  const begin = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(begin);
    return (user + system) / 1000;
  };
}
