/** What the forms say when an answer is wrong and the definition has no words of its own. */
export const fillThisIn = 'Fill this in';

export const tryingAgain = 'No answer yet. Trying again, nothing you typed is lost.';

export const checkingSender = 'A moment: checking that you are not a machine.';

export const nothingIsLost = 'Nothing you typed is lost.';

const small = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

export function needASecondLook(count: number): string {
  return count === 1
    ? 'One answer needs a second look'
    : `${small[count] ?? count} answers need a second look`;
}
