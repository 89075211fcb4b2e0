// @types/negotiator does not know `preferred` yet, which came with negotiator 1.0.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: NodeJS.Dict<string | string[]> });
    encoding<Name extends string>(
      available: readonly Name[],
      options?: { readonly preferred: readonly Name[] },
    ): Name | undefined;
  }
}
