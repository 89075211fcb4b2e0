/** What an action was sent. A page of ours sends a form; anybody else may send anything. */
export const sentForm = (sent: unknown): FormData =>
  sent instanceof FormData ? sent : new FormData();
