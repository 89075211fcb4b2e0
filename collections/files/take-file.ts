import { APIError, type PayloadRequest } from 'payload';
import { z } from 'zod';

import { mayWrite } from '../hooks/clean-pictures';
import { claimName } from './claim-name';
import { copyFile } from './copy-file';
import { isWithData, noteFocalPoint } from './focal-point';

interface Call {
  operation: string;
  args: object;
  req: PayloadRequest;
}

const ofOne = z.object({ id: z.string() });

/** Says which file a picture gets, and under which name. Comes after what judges the file. */
export async function takeFile({ args, operation, req }: Call): Promise<void> {
  if (!['create', 'update'].includes(operation) || !(await mayWrite(args, req))) return;
  if (operation === 'update' && req.file && !ofOne.safeParse(args).success)
    throw new APIError('One file is one picture. Replace each picture by itself.', 400);
  // Payload takes from who sends a picture in which folder of the bucket it is to lie.
  if (isWithData(args)) delete args.data.prefix;
  noteFocalPoint({ args, req });
  await copyFile({ args, req });
  await claimName({ req });
}
