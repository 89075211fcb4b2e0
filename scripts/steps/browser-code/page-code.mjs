import { listUndrawnDocuments, readBuiltPages } from '../../../src/platform/next/built-pages.mjs';
import { deadCode, keptRoutes, undrawnParts } from '../../../src/site/browser/dead-code.mjs';
import { Failure } from '../failure.mjs';
import { inProject } from '../project.mjs';

/**
 * Refuses a build in which a visitor would see what nobody can use
 * (docs/decisions/34-nothing-dead.md).
 * @param {string} distDir Next's, relative to the project
 * @returns {Promise<string[]>} the routes of the public pages that keep all of React
 */
export async function checkPageCode(distDir) {
  const folder = inProject(distDir);
  const pages = await readBuiltPages(folder);
  const kept = keptRoutes(pages);
  const dead = [...deadCode(pages), ...undrawnParts(await listUndrawnDocuments(folder), kept)];
  if (dead.length > 0) throw new Failure(`The build was refused.\n${dead.join('\n')}`);
  return kept;
}
