/** A script as the head of a page carries it: each page does, so its lines stand without their indents. */
export const headCode = (code: string): string => code.replaceAll(/\n\s+/g, '\n');
