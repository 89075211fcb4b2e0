import type { PayloadRequest } from 'payload';

/**
 * What a hook before or after an operation is called with. Payload has a type for each operation; ours
 * look at the parts that all share.
 */
export interface OperationCall {
  readonly operation: string;
  readonly args: object;
  readonly req: PayloadRequest;
}

export interface FinishedOperation extends OperationCall {
  readonly result: unknown;
}
