import type { ReactNode } from 'react';

import { BringIntoView } from '../../submission/bring-into-view';

/** The open submission below its row, where a screen has no room for it beside the table. */
export const DetailRow = ({ columns, children }: { columns: number; children: ReactNode }) => (
  <tr role="row" className="max-sm:-mx-5 max-sm:block min-[1081px]:hidden">
    <td role="cell" colSpan={columns} className="border-b border-ink bg-paper p-0 max-sm:block">
      <BringIntoView>{children}</BringIntoView>
    </td>
  </tr>
);
