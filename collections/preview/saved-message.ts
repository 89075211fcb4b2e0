/** What the panel says to a page in preview as soon as a save is answered. */
export const savedMessage = 'content-saved';
