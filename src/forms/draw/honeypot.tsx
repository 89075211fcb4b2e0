/**
 * A field that no person sees, hears or reaches; whatever fills it is not one. Password managers
 * are asked to stay away, because what they fill in here would silently lose a message.
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
        data-lpignore="true"
      />
    </div>
  );
}
