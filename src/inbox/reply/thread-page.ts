/** So many mails of a thread are shown at first, and so many more each time somebody asks for earlier ones. */
export const threadPage = 20;
