/** In place of “Unpublish”, where the site cannot do without a page (collections/drafts/saves.ts). */
export const NoUnpublish = () => null;
