import type { DefaultServerCellComponentProps } from 'payload';
import { z } from 'zod';

/** In place of a name: what the seed, an import or a job wrote. */
export const bySite = 'The site itself';

const name = z.string().min(1).catch(bySite);

/** Who saved a document last, in a list. */
export const ChangedByCell = ({ cellData }: DefaultServerCellComponentProps) =>
  name.parse(cellData);
