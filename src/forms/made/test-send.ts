/** What a page of a preview adds to the address of its form: what is sent there is a test. */
export const testParameter = 'test';

/** Of the signed text in it. */
export const testPurpose = 'test of a form';
