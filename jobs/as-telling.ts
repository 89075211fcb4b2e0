import { JobCancelledError, type TaskConfig } from 'payload';

import { failedMail } from '@/submissions/records/failed-mail';

interface InAndOut {
  input: object;
  output: object;
}

/**
 * A task that tells somebody something: a failure is one line in the log, with nothing of the job's
 * input, which can name a person. What may have arrived, or never will, is given up.
 */
export function asTelling<Task extends InAndOut>(task: TaskConfig<Task>): TaskConfig<Task> {
  const { handler, label, slug } = task;
  if (typeof handler === 'string') return task;
  return {
    ...task,
    handler: async (given) => {
      try {
        return await handler(given);
      } catch (error) {
        const { problem, isLast } = failedMail(error);
        const fate = isLast ? 'given up' : 'failed';
        given.req.payload.logger.error(`“${label ?? slug}” ${fate}: ${problem}`);
        if (isLast) throw new JobCancelledError(problem);
        throw error;
      }
    },
  };
}
