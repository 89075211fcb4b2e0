import { endingOf, handedOut } from '@/platform/file-rules';

/** Whether a file of this name can be one for download: in the folder of media, and of a kind that is handed out. */
export const isDownloadName = (name: string): boolean =>
  !/^\.|[/\\\p{C}]/u.test(name) && handedOut.has(endingOf(name));
