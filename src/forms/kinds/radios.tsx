import { tickBox } from './box';
import { choiceKind, type ChoiceSettings } from './choice';
import type { Kind } from './kind';

/** One of some options, all of which are in sight. */
export const radiosKind: Kind<ChoiceSettings> = (field) => ({
  ...choiceKind(field),
  columns: 1,
  label: 'legend',
  draw: ({ attributes: { id, name, required, ...aria }, answer }) => (
    <div className="grid">
      {field.options.map(({ value, label }, at) => {
        const own = at === 0 ? id : `${id}-${at}`;
        return (
          <div key={value} className="flex items-start gap-3">
            <input
              {...{ id: own, name, required, value }}
              type="radio"
              defaultChecked={answer === value}
              aria-invalid={aria['aria-invalid']}
              className={tickBox}
            />
            <label htmlFor={own} className="min-h-11 py-2.5 leading-6">
              {label}
            </label>
          </div>
        );
      })}
    </div>
  ),
});
