/** What is known is said at once: a promise for each visit costs as much as the visit itself. */
export type Soon<Value> = Value | Promise<Value>;

/** Goes on at once with what is there already. */
export const goOn = <Value, Next>(
  value: Soon<Value>,
  next: (value: Value) => Soon<Next>,
): Soon<Next> => (value instanceof Promise ? value.then(next) : next(value));
