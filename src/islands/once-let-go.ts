/** How often it is looked whether something is still pressed, in milliseconds. */
const meanwhile = 50;

/**
 * What is pressed stays where it is until it is let go: moved away, it would miss its click. Never at once: a
 * browser may tell of a change before it knows what is pressed.
 */
export function onceLetGo(act: () => void): void {
  const look = () => (document.documentElement.matches(':active') ? onceLetGo(act) : act());
  setTimeout(look, meanwhile);
}
