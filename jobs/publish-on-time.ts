import type { SanitizedConfig, TaskHandler } from 'payload';

import { collectExpired } from '../collections/hooks/revalidate';
import { tellEveryProcess } from '@/platform/expiry/tell-every-process';
import { publishTaskOf } from '@/platform/payload/own-parts';

/**
 * Lets Payload's own job publish and unpublish outside Next, where it would fail: nothing can be
 * expired there (github.com/payloadcms/payload/issues/16392). All processes that serve pages are
 * told, after the change. A change that fails, such as of a draft that is not whole, is tried again
 * in case somebody mends it.
 */
export function withPublishingOnTime(config: SanitizedConfig): SanitizedConfig {
  const { task, handler } = publishTaskOf(config);
  const publish: TaskHandler<'schedulePublish'> = async (given) => {
    const { result, tags } = await collectExpired(async () => handler(given));
    await tellEveryProcess(tags);
    return result;
  };
  task.handler = publish;
  task.label = 'Publish or unpublish at a date';
  task.retries = { attempts: 3, backoff: { type: 'exponential', delay: 60_000 } };
  return config;
}
