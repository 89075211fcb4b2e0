// It brings no types. As much as the tests use.
declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  export interface Mailbox {
    readonly messages: { readonly raw: string; flags: string[] }[];
  }

  export type CommandHandler = (
    connection: { send: (answer: object, about: string, parsed: object, data: unknown) => void },
    parsed: { readonly tag: string },
    data: unknown,
    done: () => void,
  ) => void;

  export interface ImapServer {
    readonly server: Server;
    listen(port: number, host: string, listening: () => void): void;
    close(closed: () => void): void;
    getCommandHandler(command: string): CommandHandler;
    setCommandHandler(command: string, handler: CommandHandler): void;
    getMailbox(name: string): Mailbox;
    appendMessage(name: string, flags: readonly string[], date: Date, raw: string): void;
  }

  export default function hoodiecrow(options: {
    readonly plugins: readonly string[];
    readonly users: Readonly<Record<string, { readonly password: string }>>;
    readonly storage: Readonly<Record<string, { messages: { raw: string; flags?: string[] }[] }>>;
  }): ImapServer;
}
