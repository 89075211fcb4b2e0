import 'server-only';

import type { TypedUser } from 'payload';

import { byteOrderMark, csvNumbers, csvRow } from '@/platform/csv';
import { fractionDigits, type Money } from '@/platform/place/money';

import { nameAmong } from '../../list/words';
import { listColleagues } from '../../submission/colleagues';
import { outcomeLabels } from '../words';
import { compared, readFigures, winRate, type PipelineFigures } from './pipeline-figures';
import { valueWords } from './value-words';

/** The forecast, and how what ended did, as a CSV. It names no sender. */
export async function figuresFile(user: TypedUser): Promise<string> {
  const [figures, colleagues] = await Promise.all([readFigures(user), listColleagues(user)]);
  if (!figures) throw new Error('The figures could not be read');
  const ended = compared.flatMap((dimension) =>
    figures.ended[dimension].map((row) => {
      const label =
        dimension === 'person'
          ? row.value === null
            ? 'Nobody'
            : nameAmong(colleagues, row.value)
          : valueWords(dimension, row.value);
      return (
        csvRow([dimension, label]).trimEnd() +
        `,${csvNumbers([String(row.won), String(row.lost), winRate(row)])}`
      );
    }),
  );
  const reasons = figures.reasons.map(
    ({ outcome, reason, count }) =>
      csvRow([outcomeLabels[outcome], valueWords('reason', reason)]).trimEnd() +
      `,${csvNumbers([String(count)])}`,
  );
  return [
    byteOrderMark,
    ...forecastRows(figures),
    '\r\n',
    csvRow(['By', 'What', 'Won', 'Lost', 'Rate']),
    ...ended,
    '\r\n',
    csvRow(['Ended', 'Reason', 'How many']),
    ...reasons,
  ].join('');
}

function forecastRows({ months, seesValues }: PipelineFigures): string[] {
  if (!seesValues)
    return [
      csvRow(['Month', 'Open']),
      ...months.map(({ month, count }) => csvNumbers([month ?? '', String(count)])),
    ];
  return [
    csvRow(['Month', 'Open', 'Currency', 'Whole', 'Weighted']),
    ...months.flatMap(({ month, count, money }) =>
      money.length === 0
        ? [csvNumbers([month ?? '', String(count), '', '', ''])]
        : money.map(({ currency, whole, weighted }) =>
            csvNumbers([
              month ?? '',
              String(count),
              currency,
              plainNumber(whole),
              plainNumber(weighted),
            ]),
          ),
    ),
  ];
}

/** `12500.50`, as programs read it. */
function plainNumber({ minor, currency }: Money): string {
  const digits = fractionDigits(currency);
  const text = minor.toString().padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
