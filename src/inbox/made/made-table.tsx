import { customForm } from '@/forms';
import { columnsAmong } from '@/forms/made/columns';
import { readRecord } from '@/forms/made/record';
import type { FormQuestion } from '@/submissions/records/made/questions';
import type { Deadlines } from '@/submissions/records/queue/due';
import { classNames } from '@/ui/class-names';

import { CellValue, columnLook, dateLook, Empty, unseenOnCards } from '../list/table/columns';
import { ListTable, type ListProps, type RowProps } from '../list/table/list-table';
import { cellLook, DateCell, RowFrame, RowLink } from '../list/table/row-frame';
import { StateMarks } from '../list/table/state-marks';
import { statusLabel } from '../list/words';

const [nameField, emailField] = customForm.fields;

interface MadeTableProps extends ListProps {
  questions: readonly FormQuestion[];
  deadlines: Deadlines;
}

/** The answers to one form that editors made: some of its questions are the columns. */
export function MadeTable({ questions, deadlines, ...list }: MadeTableProps) {
  const asked = columnsAmong(questions);
  return (
    <ListTable
      {...list}
      aria-labelledby={`tab-${customForm.name}`}
      columns={[
        { name: 'submittedAt', text: 'Date', width: dateLook.width },
        { name: 'name', text: 'Name', width: columnLook(customForm, nameField).width },
        ...asked.map(({ key, label }) => ({ name: key, text: label, width: 'truncate' })),
        { name: 'status', text: 'Status', width: 'w-[92px]' },
      ]}
      rowOf={(row) => <MadeRow {...{ ...row, asked, deadlines }} />}
      className={asked.length > 3 ? '@min-[700px]:min-w-[1040px]' : '@min-[700px]:min-w-[760px]'}
    />
  );
}

interface MadeRowProps extends RowProps {
  asked: readonly FormQuestion[];
  deadlines: Deadlines;
}

/** On a card there is room for two answers; the others are read by who listens. */
const onCards = 2;

function MadeRow({ address, asked, deadlines, ...row }: MadeRowProps) {
  const { submission, isOpen } = row;
  const { values, status } = submission;
  const answers = readRecord(values['record'])?.asked ?? [];
  const soft = !isOpen && 'text-ink-soft';
  return (
    <RowFrame {...row}>
      <DateCell {...row}>
        <StateMarks {...{ submission, deadlines }} hasTags />
      </DateCell>
      <td role="cell" className={classNames(cellLook, columnLook(customForm, nameField).card)}>
        <RowLink {...{ ...row, address }}>
          <CellValue field={nameField} values={values} />
        </RowLink>
      </td>
      {asked.map((question, at) => {
        const { key } = question;
        const answer = answers.find((each) => each.key === key);
        const { kind, label, words } = { ...question, words: '', ...answer };
        return (
          <td
            key={key}
            role="cell"
            className={classNames(
              cellLook,
              at < onCards ? '@max-[700px]:order-5 @max-[700px]:col-span-2' : unseenOnCards,
              kind === 'email' &&
                '@max-[700px]:flex @max-[700px]:items-baseline @max-[700px]:gap-1',
              soft,
            )}
          >
            {/* Over the column stands what the form asks now. */}
            <span className={label === question.label ? '@min-[700px]:hidden' : 'text-ink-soft'}>
              {/[?:.!]$/.test(label) ? label : `${label}:`}{' '}
            </span>
            {kind === 'email' && words !== '' ? (
              <CellValue field={emailField} values={{ email: words }} />
            ) : (
              words || <Empty />
            )}
          </td>
        );
      })}
      <td role="cell" className={classNames(cellLook, unseenOnCards, soft)}>
        {statusLabel(status)}
      </td>
    </RowFrame>
  );
}
