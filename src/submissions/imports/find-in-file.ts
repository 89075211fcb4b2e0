import { usualCurrency } from '@/platform/place/money';

import type { ImportFound } from '../records/imports/imports-table';
import { saidIn } from './columns';
import type { DealColumns } from './deals/deal-columns';
import { ownersIn, stageIn } from './deals/read-deal';
import { importLimits } from './limits';
import { readAmount } from './notations/amounts';
import { readDay } from './notations/days';
import { RefusedFile, type FileRow } from './read-file';

const dayFields = [
  ...(['expectedClose', 'closed', 'won', 'lost'] as const),
  ...(['created', 'stageSince', 'nextStepDay'] as const),
];

/** What a file says as a whole, gathered row by row. */
export interface Findings {
  /** @throws RefusedFile where it names more stages or owners than anybody can choose for */
  add(row: FileRow): void;
  readonly found: ImportFound;
}

/** Of people and companies nothing has to be chosen. */
export const nothingToChoose = (columns: ImportFound['columns']): Findings => ({
  add: () => undefined,
  found: {
    ...{ columns, stages: [], owners: [] },
    ...{ hasTwoDays: false, hasTwoAmounts: false, hasNoCurrency: false },
  },
});

/** Of deals. */
export class FoundInDeals implements Findings {
  readonly #stages = new Set<string>();
  readonly #owners = new Set<string>();
  #hasTwoDays = false;
  #hasTwoAmounts = false;
  #hasNoCurrency = false;

  constructor(private readonly columns: DealColumns) {}

  add(row: FileRow): void {
    const { columns } = this;
    this.#stages.add(stageIn(columns, row));
    for (const owner of ownersIn(columns, row)) this.#owners.add(owner);
    if (Math.max(this.#stages.size, this.#owners.size) > importLimits.named)
      throw new RefusedFile('named');
    const value = saidIn(columns, row, 'value')?.text;
    if (value !== undefined) {
      const amount = readAmount(value, usualCurrency, null);
      this.#hasTwoAmounts ||= 'problem' in amount && amount.problem === 'ambiguous';
      this.#hasNoCurrency ||= saidIn(columns, row, 'currency') === null;
    }
    this.#hasTwoDays ||= dayFields.some((field) => {
      const day = readDay(saidIn(columns, row, field)?.text ?? '', null);
      return 'problem' in day && day.problem === 'ambiguous';
    });
  }

  get found(): ImportFound {
    const listed = (names: ReadonlySet<string>) => [...names].filter(Boolean).toSorted();
    return {
      columns: this.columns,
      stages: listed(this.#stages),
      owners: listed(this.#owners),
      hasTwoDays: this.#hasTwoDays,
      hasTwoAmounts: this.#hasTwoAmounts,
      hasNoCurrency: this.#hasNoCurrency,
    };
  }
}
