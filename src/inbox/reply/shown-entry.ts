import type { ThreadEntry } from '@/submissions/records/thread';

/** A mail in words. */
export interface ShownEntry extends Omit<ThreadEntry, 'author' | 'settledAt'> {
  readonly by: string;
  readonly writtenOn: string;
  readonly settledOn: string | null;
  /** Of the day that it is written on. */
  readonly dueTime: string;
  /** The day as well. */
  readonly dueOn: string;
}
