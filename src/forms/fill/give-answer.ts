import { isToggle, type Field } from '@/islands/keep-typed';

export const isFiles = (control: Field): control is HTMLInputElement => control.type === 'file';

/** What a browser lets nobody write, a chosen file, stays empty. */
export function giveAnswer(control: Field, answer: string): void {
  if (isToggle(control)) control.checked = answer.split('\n').includes(control.value);
  else if (answer === '' || !isFiles(control)) control.value = answer;
}
