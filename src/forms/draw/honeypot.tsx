/**
 * A field that no person sees, hears or reaches; whatever fills it is not one. What a browser or a
 * password manager fills in here would silently lose a message, so nothing about it reads like a
 * detail of a person: browsers go by name, id and label, and heed `autoComplete` for what they know
 * nothing of. Managers have attributes of their own.
 */
export function Honeypot({ formName, name }: { formName: string; name: string }) {
  const id = `${formName}-${name}`;
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={id}>Leave this empty</label>
      <input
        id={id}
        name={name}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore="true"
        data-bwignore="true"
        data-form-type="other"
        data-lpignore="true"
        data-protonpass-ignore="true"
      />
    </div>
  );
}
