import { tickBox } from './box';
import type { FieldBase, Kind } from './kind';
import { plainAnswer } from './text';

/** The answer of a box that is ticked; PostgreSQL reads it as true. */
const ticked = 'yes';

/** One box, that may have to be ticked. */
export const checkboxKind: Kind<FieldBase> = (field) => {
  const { name, label, required } = field;
  return {
    ...plainAnswer(field),
    columns: 1,
    label: 'beside',
    draw: ({ attributes, answer }) => (
      <input
        {...attributes}
        type="checkbox"
        value={ticked}
        defaultChecked={answer === ticked}
        className={tickBox}
      />
    ),
    read: (sent) =>
      typeof sent === 'boolean' ? (sent ? ticked : '') : typeof sent === 'string' ? sent : null,
    clean: (answer) => answer,
    check: (answer) => (answer === ticked ? null : `Tick ${label}, or leave it empty`),
    column: { name, label, required, type: 'checkbox' },
    fromColumn: (stored) => (stored === true ? ticked : null),
    shown: () => 'Yes',
    isIndexed: false,
    find: () => null,
    exported: () => 'Yes',
  };
};
