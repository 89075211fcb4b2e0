interface ForwardOf {
  readonly form: string;
  readonly submission: string;
  /** The id of a mail of it; without one, all of the conversation. */
  readonly mail?: string;
}

/** Where a forward is written. */
export const forwardAddress = ({ form, submission, mail }: ForwardOf): string =>
  `/admin/forward/${form}/${submission}${mail === undefined ? '' : `?mail=${mail}`}`;
