let isOpen = false;
const listeners = new Set<() => void>();

function change(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

/** Whether the visitor wants to see the question again: the footer's button and the question share it. */
export const settingsView = {
  open: () => change(true),
  close: () => change(false),
  isOpen: () => isOpen,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
