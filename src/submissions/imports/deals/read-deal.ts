import { contactForm } from '@/forms';
import { isEmailAddress } from '@/platform/email-address';
import { currencies, isCurrency } from '@/platform/place/money';
import { beginningOf } from '@/platform/plain-text';
import { newState, type Outcome } from '../../records/opportunities/opportunity';
import type { Stage } from '../../records/opportunities/settings';

import type { ImportChoices } from '../choices';
import { saidIn, type ImportSource } from '../columns';
import { readAmount } from '../notations/amounts';
import { readDay } from '../notations/days';
import { readRow, RowProblem, type ReadRow } from '../problem';
import type { FileRow } from '../read-file';
import { lineOf, wholeTexts } from '../texts';
import type { ImportedDeal } from './deal';
import type { DealColumns, DealField } from './deal-columns';

/** What has to be known to read a row. */
export interface DealReading {
  readonly source: ImportSource;
  readonly columns: DealColumns;
  readonly choices: ImportChoices;
  /** Ours, one at least. */
  readonly stages: readonly Stage[];
}

const longest: Readonly<Record<string, number>> = Object.fromEntries(
  contactForm.fields.map(({ name, maxLength }) => [name, maxLength]),
);

/** What a row becomes, or why it cannot yet. It asks nobody. */
export const readDeal = (reading: DealReading, row: FileRow): ReadRow<ImportedDeal> =>
  readRow(() => new DealRow(reading, row).deal);

/** The stage as its program names it, with its pipeline where there is one. */
export const stageIn = (columns: DealColumns, row: FileRow): string =>
  (['pipeline', 'stage'] as const)
    .map((field) => lineOf(saidIn(columns, row, field)?.text ?? ''))
    .filter((text) => text !== '')
    .join(': ');

/** Who has it, and who is to do the next step, as their program names them. */
export const ownersIn = (columns: DealColumns, row: FileRow): string[] =>
  ownerFields.map((field) => lineOf(saidIn(columns, row, field)?.text ?? ''));
const ownerFields = ['owner', 'nextStepOwner'] as const;

class DealRow {
  constructor(
    private readonly reading: DealReading,
    private readonly row: FileRow,
  ) {}

  get deal(): ImportedDeal {
    const title = this.#lineOf('title');
    const { name, email } = this.#person;
    const company = this.#lineOf('company');
    const number = this.#lineOf('id');
    if (number === '')
      throw new RowProblem('It has no number, without which a second import would double it.');
    if (title === '' && name === '' && company === '')
      throw new RowProblem('It names no deal, no person and no company.');
    const { stage, outcome } = this.#place;
    const expectedClose = this.#day('expectedClose');
    // HubSpot has one day for both.
    const ended = this.#day(outcome ?? 'closed') ?? this.#day('closed') ?? expectedClose;
    const [owner, nextStepOwner] = ownersIn(this.reading.columns, this.row).map(
      (label) => this.reading.choices.owners[label] || null,
    );
    const created = this.#day('created');
    return {
      ...{ number, email, created, owner: owner ?? null },
      name: beginningOf(name || company || title, longest['name'] ?? 200),
      texts: wholeTexts(this.row, title, longest['message'] ?? 5000),
      stageSince: (outcome === null ? this.#day('stageSince') : ended) ?? created,
      state: {
        ...newState(stage),
        ...this.#money,
        ...{ outcome, expectedClose, nextStepOwner: nextStepOwner ?? null },
        probability: this.#probability(stage),
        nextStep: this.#remark('nextStep'),
        nextStepDay: this.#day('nextStepDay'),
        nextStepTime: /^\d\d:\d\d$/.exec(this.#lineOf('nextStepTime'))?.[0] ?? null,
        ...(outcome && {
          reason: this.#remark('reason'),
          remark: this.#remark('remark'),
          closedOn: ended,
        }),
      },
    };
  }

  #said(field: DealField) {
    return saidIn(this.reading.columns, this.row, field);
  }

  #lineOf(field: DealField): string {
    return lineOf(this.#said(field)?.text ?? '');
  }

  #day(field: DealField): string | null {
    const said = this.#said(field);
    if (!said) return null;
    const read = readDay(said.text, this.reading.choices.days ?? null);
    if ('day' in read) return read.day;
    throw new RowProblem(
      read.problem === 'ambiguous'
        ? `“${said.head}” may be two days. Choose which of day and month this file writes first.`
        : `“${said.head}” is no day that is read here. Write it as 2026-11-23.`,
    );
  }

  get #money() {
    const said = this.#said('value');
    if (!said) return { value: null, currency: null };
    const { choices } = this.reading;
    const currency = this.#lineOf('currency').toUpperCase() || choices.currency || '';
    if (currency === '') throw new RowProblem('The file names no currency. Choose one.');
    if (!isCurrency(currency))
      throw new RowProblem(`Its currency is none. Write a code such as ${currencies[0]}.`);
    const read = readAmount(said.text, currency, choices.decimal ?? null);
    if ('minor' in read) return { value: read.minor.toString(), currency };
    throw new RowProblem(
      read.problem === 'ambiguous'
        ? `“${said.head}” may be two amounts. Choose what stands before the pence in this file.`
        : `“${said.head}” is no amount that is read here. Write it as 12500.50.`,
    );
  }

  /** One that has ended is in the stage where it was, if the file says so. */
  get #place(): { stage: string; outcome: Outcome | null } {
    const { choices, columns, stages } = this.reading;
    const label = stageIn(columns, this.row);
    if (label === '') throw new RowProblem('It is in no stage. Give it one in its file.');
    const status = this.#lineOf('status').toLowerCase();
    if (status === 'deleted') throw new RowProblem('It was deleted there.');
    const chosen = choices.stages[label] ?? '';
    const ofStage = outcomeOf(chosen);
    // A stage may have gone since.
    if (ofStage === null && !stages.some(({ key }) => key === chosen))
      throw new RowProblem('Choose which of our stages its stage is.');
    return {
      stage: (ofStage === null ? chosen : stages[0]?.key) ?? 'new',
      outcome: outcomeOf(status) ?? ofStage,
    };
  }

  /** That of our stage is none of its own. */
  #probability(stage: string): number | null {
    const percent = Number(
      this.#lineOf('probability').replace(/\s*%$/, '').replace(',', '.') || NaN,
    );
    if (!(percent >= 0 && percent <= 100)) return null;
    const rounded = Math.round(percent);
    const usual = this.reading.stages.find(({ key }) => key === stage)?.probability;
    return rounded === usual ? null : rounded;
  }

  /** `Bo Lind (bo@quay.example)`, of several the first. */
  get #person(): { name: string; email: string } {
    const [whole = ''] = this.#lineOf('name').split(';');
    const names = (['firstName', 'lastName'] as const).map((field) => this.#lineOf(field));
    const [email = ''] = address.exec(this.#lineOf('email')) ?? address.exec(whole) ?? [];
    return {
      name: lineOf(names.join(' ')) || lineOf(whole.replace(address, '').replaceAll(/[()<>]/g, '')),
      email: isEmailAddress(email) ? email : '',
    };
  }

  /** An address there would outlast the erasure of its owner; the message has it all. */
  #remark(field: DealField): string | null {
    const short = beginningOf(this.#lineOf(field), 200);
    return short === '' || /\S@\S+\.\S/.test(short) ? null : short;
  }
}

const address = /[^\s<>(),;:"]{1,64}@[^\s<>(),;:"]{1,200}\.[^\s<>(),;:"]{2,63}/;

const outcomeOf = (word: string): Outcome | null =>
  word === 'won' || word === 'lost' ? word : null;
