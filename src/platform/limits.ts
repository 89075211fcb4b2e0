import { formFiles, incomingMail } from './mail/mail-limits';
import { uploadLimit } from './media/upload-limit';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** How large the body of a request may be, and after how long it has to be there. */
export const bodyLimits = {
  page: { bytes: 64 * kilobyte, ms: 10_000 },
  /**
   * The door itself takes what its form asks for (`textBytesOf`), and says so in the way that its sender
   * reads. So much is asked by the longest form that editors can make.
   */
  door: {
    bytes: 3 * megabyte,
    ms: 10_000,
    tooLarge:
      'This is more than a form takes. Go back and shorten it: what you wrote is still there.',
  },
  /** Files of a form, and what else it is sent with. */
  files: { bytes: formFiles.bytes + megabyte, ms: 120_000 },
  /**
   * Of a form that asks for files. The door keeps what `files` says, lets the rest go by as it comes, and
   * says beside the question what is too large. Nobody sees the form again who sends more than this.
   */
  filesOfAnySize: {
    bytes: 100 * megabyte,
    ms: 120_000,
    tooLarge: `This form takes ${formFiles.bytes / 1_000_000} MB of files. Go back and choose smaller ones.`,
  },
  /** As much as Payload takes of a document: it reads one whole, from anybody. */
  document: { bytes: megabyte, ms: 60_000 },
  upload: { bytes: uploadLimit.requestMegabytes * megabyte, ms: 120_000 },
  /** A file that another program handed out, and what else its form sends. */
  importedFile: { bytes: 26 * megabyte, ms: 120_000 },
  /** An export of WordPress, pictures beside it, and what else their form sends. */
  articleImport: { bytes: 152 * megabyte, ms: 300_000 },
  /** A mail that a program hands over, whole. */
  mail: { bytes: incomingMail.bytes, ms: 120_000 },
} as const;

/** Connections to one web process. */
export const connectionLimits = { most: 4096, mostOfOne: 256 } as const;

/** Requests in one web process at a time. */
export const requestLimits = {
  answering: { most: 512, mostOfOne: 128 },
  /** Whose body still comes. */
  coming: { most: 2048, mostOfOne: 64 },
  /** Whose body is read while it comes, since it is more than 16 KB. */
  large: { most: 48, mostOfOne: 8 },
} as const;
