/** Where short links stand: `/go/spring`. No kind of page has it. */
export const shortLinkHome = '/go/';
