import { readBrand } from '../../scripts/rebrand/brand.mjs';

/** What the seed calls the site's owner, whoever that is. */
export const brand = readBrand(process.cwd()).name;
