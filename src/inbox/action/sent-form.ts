import { noteActionBegun } from '@/platform/current-request';

/**
 * What an action was sent: every action of the inbox begins with it. A page of ours sends a form;
 * anybody else may send anything.
 */
export function sentForm(sent: unknown): FormData {
  noteActionBegun();
  return sent instanceof FormData ? sent : new FormData();
}
