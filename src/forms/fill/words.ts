/** What the forms say when an answer is wrong and the definition has no words of its own. */
export const fillThisIn = 'Fill this in';

export const tryingAgain = 'No answer yet. Trying again, nothing you typed is lost.';

export const checkingSender = 'A moment: checking that you are not a machine.';

export const nothingIsLost = 'Nothing you typed is lost.';

export const thereIsAProblem = 'There is a problem';

export const yourReference = (reference: string): string => `Your reference is ${reference}`;
