/** A header of what Next has made: the `time` of the expiry at which the making began. */
export const madeAtHeader = 'x-made-at';
