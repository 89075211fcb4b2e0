/** An account's email address as Payload stores it and looks it up. */
export const accountName = (email: string): string => email.trim().toLowerCase();
